import { beforeAll, describe, expect, test } from 'vitest';
import { rateDemo } from '../../.tools/relevance/rate-demo.ts';
import { RATED_LOCALES } from '../../.tools/relevance/rated-searches.ts';
import { stopTimeLimits } from '../site/time-limits.ts';

let relevance: Awaited<ReturnType<typeof rateDemo>>;
beforeAll(async () => {
  stopTimeLimits();
  relevance = await rateDemo();
});

describe.each(RATED_LOCALES)('searches in %s', (locale) => {
  test('ratings name products, categories and pages of the demo', () => {
    const { results, known } = relevance[locale];
    expect(results.length).toBeGreaterThanOrEqual(50);
    const named = results.flatMap(({ search: { first, best, good, fair, never } }) => [
      ...first,
      ...best,
      ...good,
      ...fair,
      ...never,
    ]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  test('the first results are expected, and unwanted ones are missing', () => {
    expect(relevance[locale].results.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
