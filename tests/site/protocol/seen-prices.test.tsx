import { beforeEach, expect, test, vi } from 'vitest';
import { storeNewPrices, takePriceChanges } from '#site/protocol/seen-prices';

const lamp = (value: number, currency = 'EUR') => ({
  sku: 'LAMP & CO=1',
  name: 'Lamp',
  unitPrice: { value, currency },
});
const key = { sku: 'KEY', name: 'Key', unitPrice: { value: 9.5, currency: 'EUR' } };

beforeEach(() => localStorage.clear());

test('A changed price is returned once, with the price that was seen before', () => {
  expect(takePriceChanges('EU', [lamp(189), key])).toEqual([]);
  expect(takePriceChanges('EU', [lamp(179.95), key])).toEqual([
    {
      sku: 'LAMP & CO=1',
      name: 'Lamp',
      before: { value: 189, currency: 'EUR' },
      now: { value: 179.95, currency: 'EUR' },
    },
  ]);
  expect(takePriceChanges('EU', [lamp(179.95), key])).toEqual([]);
});

test('The price at which a product was added counts, also if a later cart was not compared', () => {
  storeNewPrices('EU', [lamp(189)]);
  storeNewPrices('EU', [lamp(199), key]);
  expect(takePriceChanges('EU', [lamp(199), key]).map(({ before }) => before.value)).toEqual([189]);
});

test('A product that left the cart has no price from before', () => {
  takePriceChanges('EU', [lamp(189)]);
  takePriceChanges('EU', []);
  expect(takePriceChanges('EU', [lamp(199)])).toEqual([]);
});

test('Another website and another currency are not compared', () => {
  takePriceChanges('EU', [lamp(189)]);
  expect(takePriceChanges('UK', [lamp(199)])).toEqual([]);
  expect(takePriceChanges('EU', [lamp(199, 'USD')])).toEqual([]);
});

test.each(['%', 'LAMP=free', 'LAMP=-1 EUR', '{"LAMP":1}', 'KEY=9.5 EUR&KEY'])(
  'A stored text %s in another format is ignored',
  (text) => {
    localStorage.setItem('cart-prices EU', text);
    expect(takePriceChanges('EU', [key])).toEqual([]);
  },
);

test('A browser that refuses storage has no changes', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(takePriceChanges('EU', [lamp(189)])).toEqual([]);
  vi.restoreAllMocks();
});
