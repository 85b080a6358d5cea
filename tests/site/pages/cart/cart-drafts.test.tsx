import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import type { ScreenProps } from '#site/pages/screens';
import { CartView } from '../../../../site/pages/cart/cart-view.tsx';
import { ScreenNavigationProvider } from '../../../../site/pages/screen-navigation.ts';
import { filledCart } from '../../../../stories/site/cart-fixtures.ts';

const couponField = () => screen.getByRole('textbox', { name: 'Kortingscode' });
const postcodeField = () => screen.getByLabelText(/Postcode/);
const show = (props: ScreenProps<'cart'> = filledCart) =>
  render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <ScreenNavigationProvider value={vi.fn(() => Promise.resolve())}>
        <CartView {...props} />
      </ScreenNavigationProvider>
    </I18nextProvider>,
  );

beforeEach(() => sessionStorage.clear());

test('A typed coupon and a typed place are there again after the page was loaded again', async () => {
  const { unmount } = show();
  await userEvent.type(couponField(), 'AVOND10');
  await userEvent.click(screen.getByText('Wat kost de bezorging?'));
  await userEvent.type(postcodeField(), '1012 AB');
  unmount();
  show();
  expect(couponField()).toHaveValue('AVOND10');
  expect(postcodeField()).toHaveValue('1012 AB');
  expect(postcodeField()).toBeVisible();
});

test('A coupon that was applied and removed does not return', async () => {
  const { unmount } = show();
  await userEvent.type(couponField(), 'AVOND10');
  unmount();
  show({ ...filledCart, cart: { ...filledCart.cart, coupon: 'AVOND10' } }).unmount();
  show();
  expect(couponField()).toHaveValue('');
});

test('A typed coupon is there again although another form, which had no coupon, is shown again', async () => {
  const { unmount } = show();
  await userEvent.type(couponField(), 'AVOND10');
  unmount();
  show({ ...filledCart, typed: { uid: 'MQ==', quantity: '7', coupon: '' } });
  expect(couponField()).toHaveValue('AVOND10');
});

test('A place that was sent is no draft', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByText('Wat kost de bezorging?'));
  await userEvent.type(postcodeField(), '1012 AB');
  await userEvent.click(screen.getByRole('button', { name: 'Berekenen' }));
  unmount();
  show();
  expect(postcodeField()).toHaveValue('');
});
