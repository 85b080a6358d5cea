import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { AccountLinks } from '../../../site/layout/account-links.tsx';
import { LocaleSwitch } from '../../../site/layout/locale-switch.tsx';
import { SearchBox } from '../../../site/layout/search-box.tsx';

const inDutch = (element: ReactNode) => (
  <I18nextProvider i18n={i18nOf(locales[0])}>{element}</I18nextProvider>
);

test('AccountLinks renders links to account and cart', () => {
  render(inDutch(<AccountLinks account="/nl/mijn-account" cart="/nl/winkelwagen" marker="has_session_EU" />));
  expect(screen.getByRole('link', { name: 'Mijn account' })).toHaveAttribute('href', '/nl/mijn-account');
  expect(screen.getByRole('link', { name: 'Winkelwagen' })).toHaveAttribute('href', '/nl/winkelwagen');
});

test.each(locales)(
  'SearchBox in $code has different names for the button that opens it and the one that submits',
  (locale) => {
    // Parsed from HTML, because jsdom does not know the element `search`.
    document.body.innerHTML = renderToStaticMarkup(
      <I18nextProvider i18n={i18nOf(locale)}>
        <SearchBox action="/search" />
      </I18nextProvider>,
    );
    const names = screen.getAllByRole('button', { hidden: true }).map(({ ariaLabel }) => ariaLabel);
    expect(names).toHaveLength(2);
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(2);
  },
);

test.each(locales)(
  'The name of the locale button in $code contains its visible text, $shortName',
  (locale) => {
    const { container } = render(
      <I18nextProvider i18n={i18nOf(locale)}>
        <LocaleSwitch locale={locale} options={[]} />
      </I18nextProvider>,
    );
    const button = within(container).getByRole('button');
    expect(button).toHaveAccessibleName(new RegExp(`\\b${locale.shortName}$`));
  },
);
