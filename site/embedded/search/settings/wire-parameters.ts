import * as v from 'valibot';
import { badRequest } from '../request-error.ts';
import { sharedEntries } from './wire-settings.ts';
import { flag, integer, parseEntries, text, texts } from './wire-values.ts';

const MAX_QUERY_BYTES = 512;
const MAX_LIST = 1000;
const EVERYWHERE = 20_100_000;

const filterList = v.union(
  [text, v.pipe(v.array(v.union([text, texts])), v.maxLength(MAX_LIST))],
  `string, or array of at most ${MAX_LIST} strings and arrays of strings`,
);
const coordinates = v.array(v.array(v.number(), 'arrays of numbers'), 'array of arrays of numbers');
const metres = integer(1, EVERYWHERE);
const precision = v.union(
  [
    integer(1, EVERYWHERE),
    v.array(v.object({ from: integer(0, EVERYWHERE), value: integer(1, EVERYWHERE) })),
  ],
  'integer from 1, or array of {from, value}',
);
const query = v.pipe(
  text,
  v.check(
    (value) => Buffer.byteLength(value) < MAX_QUERY_BYTES,
    `string shorter than ${MAX_QUERY_BYTES} bytes`,
  ),
  // A lone surrogate (half of a character) cannot be encoded in the response.
  v.transform((value) => value.toWellFormed()),
);

const parametersSchema = v.partial(
  v.object({
    query,
    ...sharedEntries,
    page: integer(0, Number.MAX_SAFE_INTEGER),
    offset: integer(0, Number.MAX_SAFE_INTEGER),
    length: integer(0, MAX_LIST),
    filters: text,
    facetFilters: filterList,
    numericFilters: filterList,
    tagFilters: filterList,
    optionalFilters: filterList,
    facets: v.union([text, texts], 'string, or array of strings'),
    facetingAfterDistinct: flag,
    restrictSearchableAttributes: texts,
    synonyms: flag,
    getRankingInfo: flag,
    clickAnalytics: flag,
    analyticsTags: texts,
    userToken: v.pipe(text, v.maxLength(129, 'string of at most 129 characters')),
    aroundLatLng: text,
    aroundRadius: v.union([metres, v.literal('all')], 'integer from 1, or all'),
    aroundPrecision: precision,
    minimumAroundRadius: metres,
    insideBoundingBox: coordinates,
    insidePolygon: coordinates,
    // These parameters are accepted and have no effect.
    analytics: flag,
    percentileComputation: flag,
    enableABTest: flag,
    enablePersonalization: flag,
    enableReRanking: flag,
    enableRules: flag,
    ruleContexts: texts,
  }),
);

/** The parameters of a search. */
export type SearchParameters = Readonly<v.InferOutput<typeof parametersSchema>>;

/**
 * Validates the parameters of a search. Parameters beside `params` override those in `params`, which is a URL-encoded text.
 *
 * @throws {RequestError} 400 for an unknown parameter, or one of the wrong type or outside its range
 */
export function parseParameters(input: Readonly<Record<string, unknown>>): SearchParameters {
  const { params, ...inline } = input;
  if (params !== undefined && typeof params !== 'string')
    throw badRequest('Invalid value for "params" parameter, expected string');
  return parseEntries(parametersSchema, { ...(params !== undefined && decodeParameters(params)), ...inline });
}

/** Parameters whose text is used as it is. All others are parsed as JSON if possible. */
const TEXTS = [
  'query',
  'filters',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'userToken',
  'aroundLatLng',
];
/** Parameters that can be a comma-separated list. */
const COMMA_LISTS = [
  'facets',
  'attributesToRetrieve',
  'attributesToHighlight',
  'attributesToSnippet',
  'restrictSearchableAttributes',
  'responseFields',
  'analyticsTags',
  'queryLanguages',
  'ruleContexts',
];

function decodeParameters(params: string): Record<string, unknown> {
  return Object.fromEntries(
    [...new URLSearchParams(params)].map(([name, value]) => [name, decodeValue(name, value)]),
  );
}

function decodeValue(name: string, value: string): unknown {
  if (TEXTS.includes(name)) return value;
  const decoded = parseJson(value);
  if (COMMA_LISTS.includes(name) && !Array.isArray(decoded)) return value === '' ? [] : value.split(',');
  return decoded;
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Encodes parameters like a query string, for the field `params` of a response. */
export function encodeParameters(parameters: SearchParameters): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&');
}
