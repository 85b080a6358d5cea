import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Price } from '#design-system/price';
import { formatPrice } from '../../design-system/price/format-price.ts';

/** Which spaces a locale uses is up to it; that they do not break is not. */
const withPlainSpaces = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ');

describe('an amount is written as people of the locale do', () => {
  test.each([
    ['nl-NL', 'EUR', '€ 1.149,50'],
    ['en-150', 'EUR', '€1,149.50'],
    ['de-DE', 'EUR', '1.149,50 €'],
    ['fr-FR', 'EUR', '1 149,50 €'],
    ['en-GB', 'GBP', '£1,149.50'],
    ['en-US', 'USD', '$1,149.50'],
    ['en-CA', 'CAD', '$1,149.50'],
    ['fr-CA', 'CAD', '1 149,50 $'],
    ['en-CA', 'USD', 'US$1,149.50'],
    ['ja-JP', 'JPY', '￥1,150'],
  ])('%s %s: %s', (locale, currency, words) => {
    expect(withPlainSpaces(formatPrice({ amount: 1149.5, currency }, locale))).toBe(words);
  });

  test.each([
    [149, '€ 149'],
    [149.5, '€ 149,50'],
    [149.05, '€ 149,05'],
    [0, '€ 0'],
    [0.99, '€ 0,99'],
  ])('%d has its cents only where there are any: %s', (amount, words) => {
    expect(withPlainSpaces(formatPrice({ amount, currency: 'EUR' }, 'nl-NL'))).toBe(words);
  });

  test('it never breaks between its figures and its currency', () => {
    expect(formatPrice({ amount: 1149.5, currency: 'EUR' }, 'fr-FR')).not.toContain(' ');
  });
});

const euro = { currency: 'EUR', locale: 'nl-NL' };
const old = { amount: 149, label: 'Was', newLabel: 'Nu' };

/** What is read out, one thing after the other. */
function heard(container: HTMLElement) {
  return withPlainSpaces(container.textContent ?? '').replace(/\s+/g, ' ');
}

test('a price that came down is told from the old one by words, not by a line alone', () => {
  const { container } = render(<Price amount={119} old={old} {...euro} />);

  expect(heard(container)).toBe('Was € 149 Nu € 119');
  expect(container.querySelector('s')).toHaveTextContent(/149/);
});

test('the lowest of several says so', () => {
  const { container } = render(<Price amount={89} fromLabel="vanaf" {...euro} />);

  expect(heard(container)).toBe('vanaf € 89');
});

test('machines read the plain number', () => {
  const { container } = render(<Price amount={1149.5} {...euro} />);

  expect(container.querySelector('data')).toHaveAttribute('value', '1149.5');
});
