// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDocument } from './open-document.ts';

const item = { item_id: 'ODA-HANG', item_name: 'Oda', price: 149 };
const view = { event: 'view_item', ecommerce: { currency: 'EUR', value: 149, items: [item] } } as const;
const purchase = (number: string) =>
  ({
    event: 'purchase',
    ecommerce: {
      transaction_id: number,
      currency: 'EUR',
      value: 149,
      tax: 25.86,
      shipping: 0,
      items: [item],
    },
  }) as const;

/** The entries of the queue without the commands of Google Consent Mode. */
const entries = () => (window.dataLayer ?? []).filter((entry) => !('length' in entry));
const sent = () => entries().filter((entry) => 'event' in entry);

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(window, 'dataLayer'));

test('Before consent no event leaves the page and nothing is stored', async () => {
  const request = vi.spyOn(globalThis, 'fetch');
  const { trackEcommerce } = await openDocument();
  trackEcommerce(view);
  trackEcommerce(purchase('1001'), { onceFor: '1001' });
  expect(window.dataLayer).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(request).not.toHaveBeenCalled();
});

test('Events wait for the consent, and are sent in their order', async () => {
  const { trackEcommerce, allow } = await openDocument();
  trackEcommerce(view);
  trackEcommerce(purchase('1001'), { onceFor: '1001' });
  allow();
  expect(entries()).toEqual([{ ecommerce: null }, view, { ecommerce: null }, purchase('1001')]);
  trackEcommerce(view);
  expect(sent()).toHaveLength(3);
});

test('A denied or withdrawn consent drops events', async () => {
  const { trackEcommerce, allow, deny } = await openDocument();
  trackEcommerce(view);
  deny();
  allow();
  expect(entries()).toEqual([]);
  deny();
  trackEcommerce(view);
  expect(entries()).toEqual([]);
});

test('At most 100 events wait, and older ones are dropped', async () => {
  const { trackEcommerce, allow } = await openDocument();
  for (let number = 0; number < 150; number++)
    trackEcommerce(purchase(String(number)), { onceFor: String(number) });
  allow();
  expect(sent()).toHaveLength(100);
  expect(sent()[0]).toEqual(purchase('50'));
});

test('A purchase is sent once per order, also after a reload', async () => {
  const first = await openDocument();
  first.allow();
  first.trackEcommerce(purchase('1001'), { onceFor: '1001' });
  first.trackEcommerce(purchase('1001'), { onceFor: '1001' });
  expect(sent()).toEqual([purchase('1001')]);

  const reloaded = await openDocument();
  reloaded.trackEcommerce(purchase('1001'), { onceFor: '1001' });
  reloaded.trackEcommerce(purchase('1002'), { onceFor: '1002' });
  reloaded.allow();
  expect(sent()).toEqual([purchase('1002')]);
});

test('A purchase without consent is sent after a reload with consent', async () => {
  (await openDocument()).trackEcommerce(purchase('1001'), { onceFor: '1001' });
  const reloaded = await openDocument();
  reloaded.trackEcommerce(purchase('1001'), { onceFor: '1001' });
  reloaded.trackEcommerce(purchase('1001'), { onceFor: '1001' });
  reloaded.allow();
  expect(sent()).toEqual([purchase('1001')]);
});

test('A purchase is sent if the browser refuses storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { trackEcommerce, allow } = await openDocument();
  allow();
  trackEcommerce(purchase('1001'), { onceFor: '1001' });
  expect(sent()).toEqual([purchase('1001')]);
  vi.restoreAllMocks();
});
