import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { CartView } from '../../../../site/pages/cart/cart-view.tsx';
import { ScreenNavigationProvider } from '../../../../site/pages/screen-navigation.ts';
import { filledCart } from '../../../../stories/site/cart-fixtures.ts';

const cartWith = (coupon: string | undefined) => (
  <I18nextProvider i18n={i18nOf(locales[0])}>
    <ScreenNavigationProvider value={vi.fn(() => Promise.resolve())}>
      <CartView {...filledCart} cart={{ ...filledCart.cart, coupon }} />
    </ScreenNavigationProvider>
  </I18nextProvider>
);
const couponField = () => screen.getByRole('textbox', { name: 'Kortingscode' });
const applyButton = () => screen.getByRole('button', { name: 'Toepassen' });

beforeEach(() => sessionStorage.clear());

test('The message of an applied coupon gets the focus of the form that disappears, and the form gets it back', () => {
  const { rerender } = render(cartWith(undefined));
  applyButton().focus();
  rerender(cartWith('AVOND10'));
  expect(screen.getByText('Code AVOND10 is toegepast.')).toHaveFocus();

  screen.getByRole('button', { name: 'Code verwijderen' }).focus();
  rerender(cartWith(undefined));
  expect(screen.getByRole('form', { name: 'Kortingscode' })).toHaveFocus();
});

test('A coupon that changes while another element has the focus does not move it', () => {
  const { rerender } = render(cartWith(undefined));
  const link = screen.getByRole('link', { name: 'Verder naar bestellen' });
  link.focus();
  rerender(cartWith('AVOND10'));
  expect(link).toHaveFocus();
});

test('The field of a refused coupon gets the focus each time', async () => {
  const message = 'De code ZOMER15 is niet geldig.';
  vi.stubGlobal('fetch', async () =>
    Response.json({ outcome: 'invalid', errors: { coupon: [message] } }, { status: 422 }),
  );
  render(cartWith(undefined));
  await userEvent.type(couponField(), 'ZOMER15');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await userEvent.click(applyButton());
    await waitFor(() => expect(couponField()).toHaveFocus());
    expect(couponField()).toHaveAccessibleDescription(message);
  }
});
