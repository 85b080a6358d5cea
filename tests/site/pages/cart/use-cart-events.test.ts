// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_CONSENT } from '#renderer/tracking/consent-state';
import type { TrackedLine } from '#site/analytics/cart-events';
import { applyConsent } from '#site/analytics/consent';
import { useCartEvents } from '../../../../site/pages/cart/use-cart-events.ts';

const lantern: TrackedLine = {
  sku: 'VV-HOEVE-31',
  parentSku: undefined,
  name: 'Lantaarn Hoeve 31',
  quantity: 2,
  unitPrice: { value: 189, currency: 'EUR' },
};
const key: TrackedLine = { ...lantern, sku: 'VV-KEY', name: 'Sleutel', quantity: 1 };

beforeEach(() => applyConsent({ ...NO_CONSENT, statistics: true }));
afterEach(() => {
  applyConsent(NO_CONSENT);
  Reflect.deleteProperty(window, 'dataLayer');
});

const sent = () => (window.dataLayer ?? []).flatMap((entry) => ('event' in entry ? [entry] : []));

/** Shows a cart, then the cart after a change. */
function changeCart(before: readonly TrackedLine[], after: readonly TrackedLine[], isLineSaved: boolean) {
  const { rerender } = renderHook(({ lines, isSaved }) => useCartEvents(lines, isSaved), {
    initialProps: { lines: before, isSaved: false },
  });
  rerender({ lines: after, isSaved: isLineSaved });
}

test('A line that moves to the wishlist is removed from the cart and added to the wishlist', () => {
  changeCart([lantern, key], [key], true);
  expect(sent()).toMatchObject([
    { event: 'view_cart' },
    { event: 'remove_from_cart', ecommerce: { items: [{ item_id: 'VV-HOEVE-31', quantity: 2 }] } },
    { event: 'add_to_wishlist', ecommerce: { items: [{ item_id: 'VV-HOEVE-31', quantity: 2 }] } },
  ]);
});

test('A removed line is not added to the wishlist', () => {
  changeCart([lantern, key], [key], false);
  expect(sent()).toMatchObject([{ event: 'view_cart' }, { event: 'remove_from_cart' }]);
});

test('A cart that was moved to the wishlist before this page was shown sends only the view of the cart', () => {
  const { rerender } = renderHook(({ lines, isSaved }) => useCartEvents(lines, isSaved), {
    initialProps: { lines: [key], isSaved: true },
  });
  rerender({ lines: [key], isSaved: false });
  expect(sent()).toMatchObject([{ event: 'view_cart' }]);
});
