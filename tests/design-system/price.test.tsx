import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Price } from '#design-system/price';
import { formatPrice } from '../../design-system/price/format-price.ts';

/** Locales use different no-break spaces, which are irrelevant here. */
const normaliseSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatPrice', () => {
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
  ])('formats an amount in %s and %s as %s', (locale, currency, text) => {
    expect(normaliseSpaces(formatPrice({ amount: 1149.5, currency }, locale))).toBe(text);
  });

  test.each([
    [149, '€ 149'],
    [149.5, '€ 149,50'],
    [149.05, '€ 149,05'],
    [0, '€ 0'],
    [0.99, '€ 0,99'],
  ])('formats %d as %s, with cents only if there are any', (amount, text) => {
    expect(normaliseSpaces(formatPrice({ amount, currency: 'EUR' }, 'nl-NL'))).toBe(text);
  });

  test('uses no-break spaces', () => {
    expect(formatPrice({ amount: 1149.5, currency: 'EUR' }, 'fr-FR')).not.toContain(' ');
  });
});

const euro = { currency: 'EUR', locale: 'nl-NL' };
const oldPrice = { amount: 149, label: 'Was', newLabel: 'Now' };

/** Returns the text in reading order. */
function readText(container: HTMLElement) {
  return normaliseSpaces(container.textContent ?? '').replace(/\s+/g, ' ');
}

test('Price labels the old and the new amount with texts', () => {
  const { container } = render(<Price amount={119} old={oldPrice} {...euro} />);

  expect(readText(container)).toBe('Was € 149 Now € 119');
  expect(container.querySelector('s')).toHaveTextContent(/149/);
});

test('Price labels the lowest of several amounts', () => {
  const { container } = render(<Price amount={89} fromLabel="from" {...euro} />);

  expect(readText(container)).toBe('from € 89');
});

test('Price has a word in place of zero, but keeps the amount of the lowest of several prices', () => {
  const free = render(<Price amount={0} freeLabel="free" old={oldPrice} {...euro} />);
  expect(readText(free.container)).toBe('Was € 149 Now free');
  const lowest = render(<Price amount={0} freeLabel="free" fromLabel="from" {...euro} />);
  expect(readText(lowest.container)).toBe('from € 0');
  const paid = render(<Price amount={1} freeLabel="free" {...euro} />);
  expect(readText(paid.container)).toBe('€ 1');
});

test('Price has the number as machine-readable value', () => {
  const { container } = render(<Price amount={1149.5} {...euro} />);

  expect(container.querySelector('data')).toHaveAttribute('value', '1149.5');
});
