import * as v from 'valibot';
import type { CopyScope } from '../indexes/index-collection.ts';
import { isList, isRecordObject, type RecordObject, type RecordValue } from '../indexing/record-values.ts';
import { badRequest } from '../request-error.ts';
import { parseParameters, type SearchParameters } from '../settings/wire-parameters.ts';
import { integer, oneOf, parseEntries, refuseUnknown, text, texts } from '../settings/wire-values.ts';

const MAX_QUERIES = 50;
const MAX_FACET_HITS = 100;
const MAX_RECORDS = 1000;

/** One request of a multi-query: for records, or for the values of a facet. */
export type IndexQuery =
  | { readonly kind: 'records'; readonly indexName: string; readonly parameters: SearchParameters }
  | {
      readonly kind: 'facet';
      readonly indexName: string;
      readonly facet: string;
      readonly facetQuery: string;
      readonly maxFacetHits: number | undefined;
      readonly parameters: SearchParameters;
    };

interface MultiQuery {
  readonly requests: readonly IndexQuery[];
  readonly stopsIfEnough: boolean;
}

/** @throws {RequestError} 400 if one of the requests is invalid; none of them is executed then */
export function parseMultiQuery(body: RecordObject): MultiQuery {
  refuseUnknown(Object.keys(body), ['requests', 'strategy']);
  const { requests, strategy = 'none' } = body;
  if (!isList(requests)) throw badRequest('Invalid value for "requests" parameter, expected array');
  if (requests.length > MAX_QUERIES) throw badRequest(`requests: more than ${MAX_QUERIES} queries`);
  if (strategy !== 'none' && strategy !== 'stopIfEnoughMatches')
    throw badRequest('Invalid value for "strategy" parameter, expected one of none, stopIfEnoughMatches');
  return { requests: requests.map(parseIndexQuery), stopsIfEnough: strategy === 'stopIfEnoughMatches' };
}

function parseIndexQuery(request: RecordValue): IndexQuery {
  if (!isRecordObject(request)) throw badRequest('Invalid value for "requests" parameter, expected objects');
  const { indexName, type = 'default', ...parameters } = request;
  if (typeof indexName !== 'string' || indexName === '')
    throw badRequest('Invalid value for "indexName" parameter, expected string');
  if (type === 'default') return { kind: 'records', indexName, parameters: parseParameters(parameters) };
  if (type !== 'facet')
    throw badRequest('Invalid value for "type" parameter, expected one of default, facet');
  const { facet, facetQuery, maxFacetHits, ...search } = parameters;
  if (typeof facet !== 'string') throw badRequest('Invalid value for "facet" parameter, expected string');
  const own = parseFacetFields({ facetQuery, maxFacetHits });
  return { kind: 'facet', indexName, facet, ...own, parameters: parseParameters(search) };
}

/** Validates a search for values of a facet. Its `params` are a search for records, whose facet values are counted. */
export function parseFacetQuery(body: RecordObject) {
  refuseUnknown(Object.keys(body), ['facetQuery', 'maxFacetHits', 'params']);
  const { facetQuery, maxFacetHits, params } = body;
  const parameters = parseParameters(params === undefined ? {} : { params });
  return { ...parseFacetFields({ facetQuery, maxFacetHits }), parameters };
}

const facetFields = v.object({
  facetQuery: v.optional(text, ''),
  maxFacetHits: v.optional(integer(1, MAX_FACET_HITS)),
});

function parseFacetFields(input: object): { facetQuery: string; maxFacetHits: number | undefined } {
  const { facetQuery, maxFacetHits } = parseEntries(facetFields, input);
  return { facetQuery, maxFacetHits };
}

const operation = v.object({
  operation: oneOf(['copy', 'move']),
  destination: v.pipe(text, v.nonEmpty('string that is not empty')),
  scope: v.optional(
    v.nullable(v.array(oneOf(['settings', 'rules', 'synonyms']), 'array of settings, rules, synonyms')),
  ),
});

/** A copy or move of an index. */
interface IndexOperation {
  readonly isMove: boolean;
  readonly destination: string;
  readonly scope: readonly CopyScope[] | undefined;
}

/** @throws {RequestError} 400 for an invalid operation, or a move with a scope */
export function parseIndexOperation(body: RecordObject): IndexOperation {
  const { operation: name, destination, scope } = parseEntries(operation, body);
  if (name === 'move' && scope)
    throw badRequest('Invalid value for "scope" parameter, expected none for a move');
  return { isMove: name === 'move', destination, scope: scope ?? undefined };
}

/** Parameters that select the records to delete. */
const DELETION_FIELDS = [
  'filters',
  'facetFilters',
  'numericFilters',
  'tagFilters',
  'aroundLatLng',
  'aroundRadius',
  'insideBoundingBox',
  'insidePolygon',
];
const DELETION_CONDITIONS = DELETION_FIELDS.filter((name) => name !== 'aroundRadius');

/** @throws {RequestError} 400 if the request has no filter, so that a mistake cannot delete all records */
export function parseDeletion(body: RecordObject): SearchParameters {
  const { params, ...inline } = body;
  const parameters = parseParameters(params === undefined ? inline : { params, ...inline });
  refuseUnknown(Object.keys(parameters), DELETION_FIELDS);
  const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.flat().length === 0);
  const isLimited = Object.entries(parameters).some(
    ([name, value]) => DELETION_CONDITIONS.includes(name) && !isEmpty(value),
  );
  if (!isLimited) throw badRequest('deleteByQuery: expected a filter');
  return parameters;
}

const recordRequest = v.object({
  indexName: text,
  objectID: text,
  attributesToRetrieve: v.optional(texts, ['*']),
});

/** @throws {RequestError} 400 for an invalid request, or more than `MAX_RECORDS` records */
export function parseRecordRequests(body: RecordObject) {
  refuseUnknown(Object.keys(body), ['requests']);
  const { requests } = body;
  if (!isList(requests) || requests.length > MAX_RECORDS)
    throw badRequest(`Invalid value for "requests" parameter, expected array of at most ${MAX_RECORDS}`);
  return requests.map((request) => {
    if (!isRecordObject(request))
      throw badRequest('Invalid value for "requests" parameter, expected objects');
    return parseEntries(recordRequest, request);
  });
}

/** Parses `true` or `false` of a parameter in the query string. Returns `fallback` if the parameter is absent. */
export function parseFlag(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined) return fallback;
  if (value === 'true' || value === 'false') return value === 'true';
  throw badRequest(`Invalid value for "${name}" parameter, expected boolean`);
}
