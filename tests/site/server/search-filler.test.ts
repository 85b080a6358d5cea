import { expect, test } from 'vitest';
import { findLocale } from '#site/i18n/locale';
import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import { failed, succeeded } from '#site/services/http';
import type { SearchWriter } from '#site/services/search';
import { createSearchFiller } from '../../../site/server/search-filler.ts';
import { createRecordingLog, sendJson, startOrigin } from '../origin.ts';

const chosen = ['nl', 'de'].flatMap((code) => findLocale(code) ?? []);

/** Creates a filler of an empty shop and an empty content system. */
async function fillerWith(update: SearchWriter['update'] | undefined) {
  const { log, lines } = createRecordingLog();
  const origin = await startOrigin((response) =>
    sendJson(response, { data: [], meta: { current_page: 1, last_page: 1, per_page: 100, total: 0 } }),
  );
  const errors: string[] = [];
  const fill = createSearchFiller({
    shop: {
      catalogue: async () => succeeded({ products: [], categories: [], isTaxIncluded: true }),
      mediaUrl: origin.url,
    },
    content: createContent({ baseUrl: origin.url, log, cache: createCache({ log }) }),
    writer: update && { update },
    log: { ...log, error: (_, message) => void errors.push(message) },
  });
  return { fill, lines, errors };
}

test('Calls during a fill cause one more fill, so that the last change is found', async () => {
  const stores: string[] = [];
  const { fill } = await fillerWith(async ({ store }) => {
    stores.push(store);
    return succeeded([]);
  });
  await Promise.all([fill(chosen), fill(chosen), fill(chosen), fill(chosen)]);
  expect(stores).toEqual(['eu_nl', 'eu_de', 'eu_nl', 'eu_de']);
});

test('A locale that fails is logged, and the next one is filled', async () => {
  const { fill, lines } = await fillerWith(async () => failed({ kind: 'timeout', limitMs: 1 }));
  await fill(chosen);
  expect(lines.map(({ message }) => message)).toEqual([
    'search: could not fill the indexes of nl',
    'search: could not fill the indexes of de',
  ]);
});

test('An unexpected error is logged, and a later call fills again', async () => {
  let isBroken = true;
  const { fill, errors } = await fillerWith(async () => {
    if (isBroken) throw new Error('broken');
    return succeeded([]);
  });
  await fill(chosen);
  isBroken = false;
  await fill(chosen);
  expect(errors).toEqual(['search: an unexpected error stopped the filling of indexes']);
});

test('Without a writer nothing is filled', async () => {
  const { fill, lines } = await fillerWith(undefined);
  await fill(chosen);
  expect(lines).toEqual([]);
});
