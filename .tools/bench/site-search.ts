import { type Percentiles, percentiles } from './percentiles.ts';
import { waitForIndexes } from './served-site.ts';
import { timeOf } from './shop-requests.ts';

/** Search terms of visitors. While a visitor types, the browser also sends each prefix: `l`, `la`, … `lantaarn`. */
const WORDS = ['lantaarn', 'hanglamp messing', 'opaalglas', 'kussem', 'accu', 'tafellmap', 'bezorgen'];
const REPEATS = 5;

/** Measures the search while typing on the demo catalogue, in milliseconds, once the server has filled its indexes. */
export async function measureSiteSearch(siteUrl: string): Promise<Readonly<Record<string, Percentiles>>> {
  await waitForIndexes(siteUrl);
  const terms = WORDS.flatMap((word) => [...word].map((_, at) => word.slice(0, at + 1)));
  const prefixes: number[] = [];
  const words: number[] = [];
  for (let round = 0; round < REPEATS; round += 1) {
    for (const term of terms) {
      const time = await timeOf(`${siteUrl}/api/search?${new URLSearchParams({ locale: 'nl', q: term })}`);
      // The first round warms up the server.
      if (round > 0) (WORDS.includes(term) ? words : prefixes).push(time);
    }
  }
  return { 'beginning of a word': percentiles(prefixes), 'whole words': percentiles(words) };
}
