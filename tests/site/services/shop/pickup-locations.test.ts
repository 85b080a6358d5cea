import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { createRecordingLog, sendJson, startOrigin } from '../../origin.ts';

/** Returns a client for each of two requests to a shop that refuses the query with an error. */
async function refusingShop(message: string) {
  let count = 0;
  const origin = await startOrigin((response) => {
    count += 1;
    sendJson(response, { errors: [{ message, extensions: { category: 'graphql' } }] });
  });
  const { log, lines } = createRecordingLog();
  const shop = createShop({ baseUrl: origin.url, mediaUrl: '', log, cache: createCache({ log }) });
  const load = () => shop.forRequest({ store: 'eu_nl' }).pickupLocations();
  return { load, lines, count: () => count };
}

test('A shop without In-Store Pickup has no locations, receives one request, and causes no log entry', async () => {
  const shop = await refusingShop('Cannot query field "pickupLocations" on type "Query".');
  expect(await shop.load()).toEqual({ ok: true, value: [] });
  expect(await shop.load()).toEqual({ ok: true, value: [] });
  expect([shop.count(), shop.lines]).toEqual([1, []]);
});

test('An error in the shop is not stored, because it does not mean that the shop has no locations', async () => {
  const shop = await refusingShop('Internal server error');
  expect(await shop.load()).toMatchObject({ ok: false, failure: { status: 500 } });
  expect(await shop.load()).toMatchObject({ ok: false });
});

test('Another refusal of the locations is logged once', async () => {
  const shop = await refusingShop('Max query complexity should be 300 but got 310.');
  expect(await shop.load()).toEqual({ ok: true, value: [] });
  // The first request is retried once.
  const count = shop.count();
  await shop.load();
  expect([shop.count(), shop.lines.length]).toEqual([count, 1]);
});

test('A shop with more locations than a page of the shop has all of them with their country, for all orders and for a cart', async () => {
  const origin = await startOrigin((response, { url, body }) => {
    const sent = url.searchParams.get('variables') ?? JSON.stringify(JSON.parse(body.toString()).variables);
    const { currentPage } = JSON.parse(sent) as { currentPage: number };
    const code = `shop-${currentPage}`;
    const location = { pickup_location_code: code, name: 'Shop', street: 'Kade 1', country_id: 'GB' };
    sendJson(response, {
      data: { pickupLocations: { page_info: { total_pages: 3 }, items: [location] } },
    });
  });
  const { log } = createRecordingLog();
  const shop = createShop({ baseUrl: origin.url, mediaUrl: '', log, cache: createCache({ log }) });
  const ofOrders = await shop.forRequest({ store: 'eu_nl' }).pickupLocations();
  const ofCart = await shop.forVisitor({ store: 'eu_nl' }).checkout.pickupLocations({ lines: [] });
  for (const found of [ofOrders, ofCart])
    expect(found.ok ? found.value.map(({ code, countryCode }) => `${code} ${countryCode}`) : []).toEqual([
      'shop-1 GB',
      'shop-2 GB',
      'shop-3 GB',
    ]);
});
