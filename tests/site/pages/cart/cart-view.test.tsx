import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test } from 'vitest';
import { findLocale, type LocaleCode, locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import type { ScreenProps } from '#site/pages/screens';
import { CartView } from '../../../../site/pages/cart/cart-view.tsx';
import { storeViewedProduct } from '../../../../site/pages/recently-viewed/viewed-products.ts';
import { filledCart, keyLine, lanternLine } from '../../../../stories/site/cart-fixtures.ts';

type CartProps = ScreenProps<'cart'>;

const show = (props: CartProps, code: LocaleCode = 'nl') =>
  render(
    <I18nextProvider i18n={i18nOf(findLocale(code) ?? locales[0])}>
      <CartView {...props} />
    </I18nextProvider>,
  );
const withPrice = (value: number, currency = 'EUR'): CartProps => ({
  ...filledCart,
  cart: {
    ...filledCart.cart,
    lines: [{ ...lanternLine, unitPrice: { value, currency } }, keyLine],
  },
});
const plain = (element: HTMLElement) => (element.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

beforeEach(() => localStorage.clear());

test.each([
  ['nl', 'Gratis'],
  ['de', 'Kostenlos'],
  ['fr-CA', 'Gratuit'],
] as const)('A free product is called free in the cart of %s', (code, free) => {
  const nothing = { value: 0, currency: 'EUR' };
  const lines = [{ ...keyLine, unitPrice: nothing, total: nothing }];
  show({ ...filledCart, cart: { ...filledCart.cart, lines } }, code);
  const line = screen.getByRole('heading', { level: 2, name: keyLine.name }).closest('li');
  expect(line && within(line).getAllByText(free)).toHaveLength(2);
  expect(line && plain(line)).not.toMatch(/\b0\b/);
});

test.each([
  ['nl', 'Subtotaal € '],
  ['de', 'Zwischensumme '],
] as const)('The amount of a line has a name for screen readers in %s', (code, name) => {
  show(filledCart, code);
  const line = screen.getByRole('heading', { level: 2, name: lanternLine.name }).closest('li');
  expect(line && plain(line)).toContain(name);
});

test('A price that has changed since the cart was shown is named once', () => {
  show(withPrice(189)).unmount();
  const { unmount } = show(withPrice(179.5));
  const [status] = screen.getAllByRole('status');
  expect(status).toBeDefined();
  if (status) {
    expect(plain(status)).toContain('Een prijs in je winkelwagen is veranderd');
    expect(plain(status)).toContain('Lantaarn Hoeve 31 kostte € 189 en kost nu € 179,50 per stuk.');
  }
  unmount();
  show(withPrice(179.5));
  expect(screen.queryByText(/is veranderd/)).not.toBeInTheDocument();
});

test('A changed price has the currency of the website', () => {
  show({ ...withPrice(210, 'USD'), website: 'EN_US' }, 'en-US').unmount();
  show({ ...withPrice(199, 'USD'), website: 'EN_US' }, 'en-US');
  expect(screen.getByText('Lantaarn Hoeve 31 was $210 and is now $199 each.')).toBeVisible();
});

test('A price that changes with the quantity in the open cart is not named', () => {
  const { rerender } = show(withPrice(189));
  rerender(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <CartView {...withPrice(170)} />
    </I18nextProvider>,
  );
  expect(screen.queryByText(/is veranderd/)).not.toBeInTheDocument();
});

test('The empty cart shows the products that this browser has viewed, which can be removed', async () => {
  storeViewedProduct({ path: '/nl/maan.html', name: 'Lamp Maan', picture: undefined });
  const { path, website, customer, formToken, wishlist, isLineSaved, removed, posted, typed } = filledCart;
  const common = { path, website, customer, formToken, wishlist, isLineSaved, removed, posted, typed };
  show({ ...common, kind: 'empty', categories: [] });
  expect(screen.getByRole('link', { name: 'Lamp Maan' })).toHaveAttribute('href', '/nl/maan.html');
  await userEvent.click(screen.getByRole('button', { name: /Lamp Maan/ }));
  expect(screen.queryByRole('link', { name: 'Lamp Maan' })).not.toBeInTheDocument();
});

test('A filled cart does not show the products that this browser has viewed', () => {
  storeViewedProduct({ path: '/nl/maan.html', name: 'Lamp Maan', picture: undefined });
  show(filledCart);
  expect(screen.queryByRole('link', { name: 'Lamp Maan' })).not.toBeInTheDocument();
});
