import * as v from 'valibot';
import { COMPOUND_LANGUAGES, SEARCH_LANGUAGES } from '../text/languages.ts';
import { checkRanking } from './ranking-entries.ts';
import { flag, integer, oneOf, parseEntries, text, texts } from './wire-values.ts';

const MAX_PER_PAGE = 1000;
const MAX_DISTINCT = 4;

const languages = v.array(oneOf(SEARCH_LANGUAGES), `array of ${SEARCH_LANGUAGES.join(', ')}`);
const flagOrLanguages = v.union([flag, languages], `boolean, or array of ${SEARCH_LANGUAGES.join(', ')}`);

/** Settings of an index that the parameters of a search can override. */
export const sharedEntries = {
  hitsPerPage: integer(0, MAX_PER_PAGE),
  attributesToRetrieve: texts,
  attributesToHighlight: v.nullable(texts),
  attributesToSnippet: texts,
  highlightPreTag: text,
  highlightPostTag: text,
  snippetEllipsisText: text,
  maxValuesPerFacet: integer(0, MAX_PER_PAGE),
  sortFacetValuesBy: oneOf(['count', 'alpha']),
  minWordSizefor1Typo: integer(0, Number.MAX_SAFE_INTEGER),
  minWordSizefor2Typos: integer(0, Number.MAX_SAFE_INTEGER),
  typoTolerance: v.union(
    [flag, oneOf(['min', 'strict', 'true', 'false'])],
    'boolean, or one of min, strict, true, false',
  ),
  queryType: oneOf(['prefixLast', 'prefixAll', 'prefixNone']),
  removeWordsIfNoResults: oneOf(['none', 'lastWords', 'firstWords', 'allOptional']),
  advancedSyntax: flag,
  optionalWords: v.union([text, texts], 'string, or array of strings'),
  ignorePlurals: flagOrLanguages,
  removeStopWords: flagOrLanguages,
  queryLanguages: languages,
  decompoundQuery: flag,
  distinct: v.union([flag, integer(0, MAX_DISTINCT)], `boolean, or integer between 0 and ${MAX_DISTINCT}`),
  responseFields: texts,
};

const entries = {
  ...sharedEntries,
  searchableAttributes: texts,
  attributesForFaceting: texts,
  unretrievableAttributes: texts,
  numericAttributesForFiltering: v.nullable(texts),
  ranking: texts,
  customRanking: texts,
  indexLanguages: languages,
  decompoundedAttributes: v.record(
    oneOf(COMPOUND_LANGUAGES),
    texts,
    `object with lists of attributes for ${COMPOUND_LANGUAGES.join(', ')}`,
  ),
  attributeForDistinct: v.nullable(text),
  paginationLimitedTo: integer(1, Number.MAX_SAFE_INTEGER),
  replicas: texts,
};

const settingsSchema = v.object(entries);
const changesSchema = v.partial(settingsSchema);

/** The settings of an index. */
export type IndexSettings = Readonly<v.InferOutput<typeof settingsSchema>>;
/** The settings of an index, some of which are overridden by the parameters of a search. */
export type EffectiveSettings = IndexSettings;
export type SettingsChanges = Readonly<v.InferOutput<typeof changesSchema>>;

/** The default of each setting. */
export const DEFAULT_SETTINGS: IndexSettings = {
  searchableAttributes: [],
  attributesForFaceting: [],
  unretrievableAttributes: [],
  numericAttributesForFiltering: null,
  attributesToRetrieve: ['*'],
  attributesToHighlight: null,
  attributesToSnippet: [],
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: [],
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
  hitsPerPage: 20,
  paginationLimitedTo: 1000,
  maxValuesPerFacet: 100,
  sortFacetValuesBy: 'count',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  typoTolerance: true,
  queryType: 'prefixLast',
  removeWordsIfNoResults: 'none',
  advancedSyntax: false,
  optionalWords: [],
  ignorePlurals: false,
  removeStopWords: false,
  queryLanguages: [],
  indexLanguages: [],
  decompoundQuery: true,
  decompoundedAttributes: {},
  distinct: false,
  attributeForDistinct: null,
  responseFields: ['*'],
  replicas: [],
};

/**
 * Validates changes of settings. `null` resets a setting to its default.
 *
 * @throws {RequestError} 400 for an unknown setting, or for a value of the wrong type or outside its range
 */
export function parseSettings(input: Readonly<Record<string, unknown>>): SettingsChanges {
  const withDefaults = Object.entries(input).map(([name, value]) => [
    name,
    value === null && isSetting(name) ? DEFAULT_SETTINGS[name] : value,
  ]);
  const changes = parseEntries(changesSchema, Object.fromEntries(withDefaults));
  checkRanking(changes);
  return changes;
}

function isSetting(name: string): name is keyof IndexSettings {
  return Object.hasOwn(DEFAULT_SETTINGS, name);
}
