// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { TrackedLine } from '#site/analytics/cart-events';
import type { TrackedCheckout, TrackedPurchase } from '#site/analytics/checkout-events';

const lantern: TrackedLine = {
  sku: 'VV-HOEVE-31-CLAY',
  parentSku: 'VV-HOEVE-31',
  name: 'Lantaarn Hoeve 31',
  quantity: 2,
  unitPrice: { value: 189.1, currency: 'EUR' },
};
const shown = {
  currency: 'EUR',
  value: 378.2,
  items: [
    {
      item_id: 'VV-HOEVE-31',
      item_name: 'Lantaarn Hoeve 31',
      item_variant: 'VV-HOEVE-31-CLAY',
      price: 189.1,
      quantity: 2,
    },
  ],
};
const contact: TrackedCheckout = {
  key: 'cart',
  coupon: undefined,
  lines: [lantern],
  shippingTier: undefined,
  paymentType: undefined,
};
const payment: TrackedCheckout = { ...contact, shippingTier: 'tablerate/bestway' };
/** With a coupon of 10 %. */
const discounted: TrackedLine = { ...lantern, discount: 18.91 };
const shownDiscounted = {
  ...shown,
  value: 340.38,
  items: shown.items.map((item) => ({ ...item, price: 170.19, discount: 18.91, coupon: 'AVOND10' })),
  coupon: 'AVOND10',
};
const review: TrackedCheckout = {
  ...payment,
  coupon: 'AVOND10',
  lines: [discounted],
  paymentType: 'banktransfer',
};
const order: TrackedPurchase = {
  number: '000000017',
  coupon: 'AVOND10',
  lines: [discounted],
  tax: 65.64,
  shipping: 5.95,
};

/** Loads the modules again, as a new document does. Storage stays. */
async function openDocument(isAllowed = true) {
  vi.resetModules();
  Reflect.deleteProperty(window, 'dataLayer');
  const { NO_CONSENT } = await import('#renderer/tracking/consent-state');
  const { applyConsent } = await import('#site/analytics/consent');
  const { trackCheckout, trackPurchase } = await import('#site/analytics/checkout-events');
  const allow = () => applyConsent({ ...NO_CONSENT, statistics: true });
  const refuse = () => applyConsent(NO_CONSENT);
  if (isAllowed) allow();
  return { trackCheckout, trackPurchase, allow, refuse };
}

const sent = () => (window.dataLayer ?? []).filter((entry) => 'event' in entry);
const names = () => sent().map((entry) => Reflect.get(entry, 'event'));

const onSent = vi.fn<() => void>();

beforeEach(() => {
  localStorage.clear();
  onSent.mockClear();
});

test('A checkout sends its beginning, its delivery and its payment, each once', async () => {
  const { trackCheckout } = await openDocument();
  trackCheckout(contact);
  trackCheckout(contact);
  trackCheckout(payment);
  trackCheckout(review);
  trackCheckout(review);
  expect(sent()).toEqual([
    { event: 'begin_checkout', ecommerce: shown },
    { event: 'add_shipping_info', ecommerce: { ...shown, shipping_tier: 'tablerate/bestway' } },
    { event: 'add_payment_info', ecommerce: { ...shownDiscounted, payment_type: 'banktransfer' } },
  ]);
});

test('A reload and another tab send no event again, and another choice or another cart does', async () => {
  (await openDocument()).trackCheckout(review);
  const { trackCheckout } = await openDocument();
  trackCheckout(review);
  expect(names()).toEqual([]);
  trackCheckout({ ...review, paymentType: 'purchaseorder' });
  trackCheckout({ ...contact, key: 'other cart' });
  expect(names()).toEqual(['add_payment_info', 'begin_checkout']);
});

test('A purchase has the lines and totals of the order, and is sent once per order', async () => {
  const first = await openDocument();
  first.trackPurchase(order, onSent);
  first.trackPurchase(order, onSent);
  expect(sent()).toEqual([
    {
      event: 'purchase',
      ecommerce: { transaction_id: '000000017', ...shownDiscounted, tax: 65.64, shipping: 5.95 },
    },
  ]);
  const reloaded = await openDocument();
  reloaded.trackPurchase(order, onSent);
  expect(names()).toEqual([]);
  reloaded.trackPurchase({ ...order, number: '000000018' }, onSent);
  expect(names()).toEqual(['purchase']);
});

test('A sent purchase is reported once per document, never before consent or after a refusal', async () => {
  const first = await openDocument(false);
  first.trackPurchase(order, onSent);
  first.trackPurchase(order, onSent);
  expect(onSent).not.toHaveBeenCalled();
  first.allow();
  first.trackPurchase(order, onSent);
  expect(onSent).toHaveBeenCalledTimes(1);

  const refused = await openDocument(false);
  refused.refuse();
  refused.trackPurchase({ ...order, number: '000000018' }, onSent);
  expect(names()).toEqual([]);
  expect(onSent).toHaveBeenCalledTimes(1);
});

test('A purchase whose report was lost is reported by the next document, which does not send it', async () => {
  (await openDocument()).trackPurchase(order, onSent);
  const reloaded = await openDocument();
  reloaded.trackPurchase(order, onSent);
  expect(names()).toEqual([]);
  expect(onSent).toHaveBeenCalledTimes(2);
});

test('Two tabs that wait for consent send one purchase', async () => {
  const first = await openDocument(false);
  first.trackPurchase(order, onSent);
  const second = await openDocument(false);
  second.trackPurchase(order, onSent);
  first.allow();
  second.allow();
  expect(names()).toEqual(['purchase']);
});

test('Before consent nothing leaves the page and nothing is stored', async () => {
  const { trackCheckout, trackPurchase } = await openDocument(false);
  trackCheckout(review);
  trackPurchase(order, onSent);
  expect(window.dataLayer).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('A browser that refuses storage sends each event once per document', async () => {
  const storage = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { trackCheckout } = await openDocument();
  trackCheckout(contact);
  trackCheckout(payment);
  storage.mockRestore();
  expect(names()).toEqual(['begin_checkout', 'add_shipping_info']);
});

test('A cart or an order without lines sends nothing', async () => {
  const { trackCheckout, trackPurchase } = await openDocument();
  trackCheckout({ ...contact, lines: [] });
  trackPurchase({ ...order, lines: [] }, onSent);
  expect(names()).toEqual([]);
});
