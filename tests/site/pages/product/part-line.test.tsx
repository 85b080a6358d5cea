import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { PartLine } from '../../../../site/pages/product/part-line.tsx';

type Part = ComponentProps<typeof PartLine>;
const glass: Part = {
  name: 'Glas',
  href: '/nl/glas.html',
  isInStock: true,
  price: { value: 12, currency: 'EUR' },
  hasPriceRange: false,
};

test.each<[string, Partial<Part>, string]>([
  ['its price', {}, 'Glas€ 12'],
  ['the lowest of its prices', { hasPriceRange: true }, 'Glasvanaf € 12'],
  ['the price before a reduction', { regularPrice: 15 }, 'Glaswas € 15 nu € 12'],
  ['a word for nothing', { price: { value: 0, currency: 'EUR' } }, 'GlasGratis'],
  ['that it is sold out', { isInStock: false }, 'GlasUitverkocht€ 12'],
])('A part for repair shows %s', (_what, props, text) => {
  const { container } = render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <PartLine {...glass} {...props} />
    </I18nextProvider>,
  );
  expect(container.textContent?.replaceAll(/\s+/g, ' ')).toBe(text);
});
