import { beforeAll, afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH_KEYS, type SearchEvent, startSearchServer } from '#embedded/search';
import type { ResultEvent } from '#site/protocol/result-events';
import { formatSearchId } from '../../../../site/services/search/search-id.ts';
import { createRecordingLog } from '../../origin.ts';
import { connect } from './filled-search.ts';

const received: SearchEvent[] = [];
let url = '';
let close = async () => {};
beforeAll(async () => {
  const onEvents = (events: readonly SearchEvent[]) => void received.push(...events);
  ({ url, close } = await startSearchServer({ port: 0, log: () => {}, onEvents }));
});
afterAll(() => close());
beforeEach(() => void received.splice(0));

const visitor = 'anon-7c1d';
const queryId = '9d3f2c51a07b4e6f8c2e61b7d0a94f13';
const click: ResultEvent = { kind: 'click', queryId, products: [{ id: 'VV-MAAN-15', position: 3 }] };

describe('Events of a visitor', () => {
  test('are sent in the words of the provider', async () => {
    const products = [{ id: 'VV-MAAN-15', price: 129, quantity: 2, queryId }];
    const events: ResultEvent[] = [
      click,
      { kind: 'view', products: [{ id: 'VV-NAP' }] },
      { kind: 'addToCart', currency: 'EUR', products },
      { kind: 'purchase', currency: 'EUR', products },
    ];
    const outcome = await connect([url]).sendEvents(events, visitor, 'eu_nl');
    expect(outcome).toEqual({ ok: true, value: undefined });
    const base = { index: 'site_eu_nl_products', userToken: 'anon-7c1d' };
    expect(received).toMatchObject([
      { ...base, eventType: 'click', objectIDs: ['VV-MAAN-15'], positions: [3], queryID: queryId },
      { ...base, eventType: 'view', objectIDs: ['VV-NAP'] },
      {
        ...base,
        eventType: 'conversion',
        eventSubtype: 'addToCart',
        queryID: queryId,
        value: 258,
        currency: 'EUR',
        objectData: [{ price: 129, quantity: 2 }],
      },
      {
        ...base,
        eventType: 'conversion',
        eventSubtype: 'purchase',
        objectData: [{ price: 129, quantity: 2, queryID: queryId }],
      },
    ]);
  });

  test('about products of several searches name the search of each product', async () => {
    const other = '0b7e2c51a07b4e6f8c2e61b7d0a94f13';
    const products = [
      { id: 'VV-MAAN-15', price: 0.1, quantity: 3, queryId },
      { id: 'VV-NAP', price: 49, quantity: 1, queryId: other },
    ];
    const sale = { currency: 'EUR', products };
    const events: ResultEvent[] = [
      { kind: 'addToCart', ...sale },
      { kind: 'purchase', ...sale },
    ];
    expect((await connect([url]).sendEvents(events, visitor, 'eu_nl')).ok).toBe(true);
    expect(received).toMatchObject([
      { eventSubtype: 'addToCart', objectIDs: ['VV-MAAN-15'], queryID: queryId, value: 0.3 },
      { eventSubtype: 'addToCart', objectIDs: ['VV-NAP'], queryID: other, value: 49 },
      {
        eventSubtype: 'purchase',
        objectIDs: ['VV-MAAN-15', 'VV-NAP'],
        value: 49.3,
        objectData: [{ queryID: queryId }, { queryID: other }],
      },
    ]);
  });

  test('about a sorted list name the index of its sort order', async () => {
    const sorted = formatSearchId({ id: queryId, sort: 'price-ascending' });
    await connect([url]).sendEvents([{ ...click, queryId: sorted }], visitor, 'eu_nl');
    expect(received).toMatchObject([{ index: 'site_eu_nl_products_price_asc', queryID: queryId }]);
  });

  test('about an unknown search are not sent', async () => {
    await connect([url]).sendEvents([{ ...click, queryId: `${queryId}.cheapest` }], visitor, 'eu_nl');
    expect(received).toEqual([]);
  });

  test('with many products are split, because the provider accepts 20 per event', async () => {
    const products = Array.from({ length: 45 }, (_, at) => ({ id: `P${at}` }));
    await connect([url]).sendEvents([{ kind: 'view', products }], visitor, 'eu_nl');
    expect(received.map(({ objectIDs }) => objectIDs?.length)).toEqual([20, 20, 5]);
  });

  test('that the provider refuses are a failure, which is logged without the key', async () => {
    const { log, lines } = createRecordingLog();
    const outcome = await connect([url], { log }).sendEvents([click], 'no token', 'eu_nl');
    expect(outcome.ok).toBe(false);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(DEFAULT_SEARCH_KEYS.searchKey);
  });
});
