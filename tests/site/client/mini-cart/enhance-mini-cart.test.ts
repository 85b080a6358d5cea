// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { dispatchCartFilled } from '#site/protocol/mini-cart';
import { enhanceMiniCart } from '../../../../site/client/mini-cart.ts';
import { waitFor } from '../../../wait.ts';

const { mounted, openMiniCart } = vi.hoisted(() => ({
  mounted: Promise.withResolvers<unknown>(),
  openMiniCart: vi.fn<(opening: object) => void>(),
}));
vi.mock('../../../../site/client/mini-cart/mount-mini-cart.tsx', () => ({
  mountMiniCart: () => mounted.promise,
}));

test('A mini cart whose script arrives late does not open on the next page', async () => {
  history.replaceState(null, '', '/nl');
  document.body.innerHTML = '<header><a data-slot="cart" href="/nl/winkelwagen">Winkelwagen</a></header>';
  enhanceMiniCart(new Event('pointerover'));
  const link = document.querySelector('a');
  link?.click();
  history.replaceState(null, '', '/nl/over-ons');
  link?.click();
  mounted.resolve(openMiniCart);
  await waitFor(() => expect(openMiniCart).toHaveBeenCalled());
  expect(openMiniCart).toHaveBeenCalledOnce();
});

test('The mini cart does not open over the cart page after a product was added', () => {
  history.replaceState(null, '', '/nl');
  document.body.innerHTML = '<header><a data-slot="cart" href="/nl/winkelwagen">Winkelwagen</a></header>';
  enhanceMiniCart(new Event('pointerover'));
  expect(dispatchCartFilled('HOEVE')).toBe(true);
  // The visitor may open the cart page while the product is added.
  history.replaceState(null, '', '/nl/winkelwagen');
  expect(dispatchCartFilled('HOEVE')).toBe(false);
});
