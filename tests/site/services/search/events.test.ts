import { beforeAll, afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH_KEYS, type SearchEvent, startSearchServer } from '#embedded/search';
import type { ResultEvent } from '#site/protocol/result-events';
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
      { ...base, eventType: 'conversion', eventSubtype: 'addToCart', value: 258, currency: 'EUR' },
      {
        ...base,
        eventType: 'conversion',
        eventSubtype: 'purchase',
        objectData: [{ price: 129, quantity: 2 }],
      },
    ]);
  });

  test('with many products are split, because the provider accepts 20 per event', async () => {
    const products = Array.from({ length: 45 }, (_, at) => ({ id: `P${at}` }));
    await connect([url]).sendEvents([{ kind: 'view', products }], visitor, 'eu_nl');
    expect(received.map(({ objectIDs }) => objectIDs?.length)).toEqual([20, 20, 5]);
  });

  test('that the provider refuses are a failure, which is logged without the key', async () => {
    const { log, lines } = createRecordingLog();
    const events: ResultEvent[] = [{ ...click, queryId: 'no id' }];
    const outcome = await connect([url], { log }).sendEvents(events, visitor, 'eu_nl');
    expect(outcome.ok).toBe(false);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain(DEFAULT_SEARCH_KEYS.searchKey);
  });
});
