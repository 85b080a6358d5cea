// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NO_CONSENT } from '#renderer/tracking/consent-state';
import { trackCart, trackCartChange, type TrackedLine } from '#site/analytics/cart-events';
import { applyConsent } from '#site/analytics/consent';

const lantern: TrackedLine = {
  sku: 'VV-HOEVE-31-CLAY',
  parentSku: 'VV-HOEVE-31',
  name: 'Lantaarn Hoeve 31',
  quantity: 2,
  unitPrice: { value: 189.1, currency: 'EUR' },
};
const key: TrackedLine = { ...lantern, sku: 'VV-KEY', parentSku: undefined, name: 'Sleutel', quantity: 1 };

/** The events without the entries that clear the last one. */
const sent = () => (window.dataLayer ?? []).filter((entry) => 'event' in entry);

beforeEach(() => applyConsent({ ...NO_CONSENT, statistics: true }));
afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

test('An event about a cart has its lines, and their sum to the cent', () => {
  trackCart('view_cart', [{ ...lantern, quantity: 3 }]);
  expect(sent()).toEqual([
    {
      event: 'view_cart',
      ecommerce: {
        currency: 'EUR',
        value: 567.3,
        items: [
          {
            item_id: 'VV-HOEVE-31',
            item_name: 'Lantaarn Hoeve 31',
            item_variant: 'VV-HOEVE-31-CLAY',
            price: 189.1,
            quantity: 3,
          },
        ],
      },
    },
  ]);
});

test('The discount of a coupon lowers the price and the sum to the cent', () => {
  trackCart('view_cart', [{ ...lantern, quantity: 3, discount: 10 / 3 }, key]);
  expect(sent()).toMatchObject([
    { ecommerce: { value: 746.4, items: [{ price: 185.77, discount: 3.33 }, { price: 189.1 }] } },
  ]);
});

test('An empty cart sends no event', () => {
  trackCart('view_cart', []);
  expect(sent()).toEqual([]);
});

const sentItem = (event: string, id: string, quantity: number) => ({
  event,
  ecommerce: { items: [{ item_id: id, quantity }] },
});

test.each([
  { change: 'a new line', before: [], after: [key], events: [sentItem('add_to_cart', 'VV-KEY', 1)] },
  { change: 'a removed line', before: [key], after: [], events: [sentItem('remove_from_cart', 'VV-KEY', 1)] },
  {
    change: 'a larger quantity',
    before: [lantern, key],
    after: [{ ...lantern, quantity: 5 }, key],
    events: [sentItem('add_to_cart', 'VV-HOEVE-31', 3)],
  },
  {
    change: 'a smaller quantity',
    before: [lantern],
    after: [{ ...lantern, quantity: 1 }],
    events: [sentItem('remove_from_cart', 'VV-HOEVE-31', 1)],
  },
  { change: 'an equal cart', before: [lantern], after: [lantern], events: [] },
  {
    change: 'a new line beside two lines of one variant',
    before: [lantern, { ...lantern, quantity: 1 }],
    after: [lantern, { ...lantern, quantity: 1 }, key],
    events: [sentItem('add_to_cart', 'VV-KEY', 1)],
  },
])('$change sends the difference', ({ before, after, events }) => {
  trackCartChange(before, after);
  expect(sent()).toMatchObject(events);
});
