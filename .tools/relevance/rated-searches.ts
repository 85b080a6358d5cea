import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

export const RATED_LOCALES = ['nl', 'en', 'de', 'fr'] as const;
export type RatedLocale = (typeof RATED_LOCALES)[number];

const SEARCHES = join(import.meta.dirname, '../../tests/relevance');
/** The SKU of a product, or the path of a category or page without the locale. */
const id = v.pipe(v.string(), v.regex(/^(?:VV-[A-Z\d-]+|\/[a-z\d/-]+(?:\.html)?)$/, 'a SKU or a path'));
const ids = v.optional(v.array(id), []);

const ratedSearch = v.strictObject({
  query: v.pipe(v.string(), v.minLength(1)),
  /** The rule that the search tests: an inflection, a compound, a typing error. */
  tests: v.picklist([
    'accents',
    'beginning of a word',
    'colour',
    'compound',
    'group',
    'inflection',
    'material',
    'name',
    'no result',
    'part number',
    'question',
    'several words',
    'synonym',
    'typing error',
    'word',
  ]),
  /** The first result of each group that is named here must be one of them. */
  first: ids,
  best: ids,
  good: ids,
  fair: ids,
  /** These must not be among the results. */
  never: ids,
  /** There must be no result in any group. */
  nothing: v.optional(v.literal(true)),
});

/** A search and the results that a visitor expects. */
export type RatedSearch = v.InferOutput<typeof ratedSearch>;

/** Reads the rated searches of a locale. */
export function readRatedSearches(locale: RatedLocale): readonly RatedSearch[] {
  const file = join(SEARCHES, `${locale}.yaml`);
  return v.parse(v.array(ratedSearch), parse(readFileSync(file, 'utf8')));
}
