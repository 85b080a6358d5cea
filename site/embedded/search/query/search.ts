import { randomBytes } from 'node:crypto';
import { countFacets } from '../facets/count-facets.ts';
import { compileFilter } from '../filters/compile-filter.ts';
import type { FilterTree } from '../filters/filter-tree.ts';
import { parseOptionalFilters } from '../filters/list-filters.ts';
import { createCriteria, type OptionalTest, scoreOf } from '../ranking/criteria.ts';
import { rankRecords } from '../ranking/rank.ts';
import { createHitWriter } from '../results/create-hit.ts';
import { Marks } from '../results/marks.ts';
import { encodeParameters, type SearchParameters } from '../settings/wire-parameters.ts';
import type { EffectiveSettings } from '../settings/wire-settings.ts';
import { findRecords, type FoundRecords } from './find-records.ts';
import { groupRecords } from './group-records.ts';
import { readResultRange } from './result-range.ts';
import type { SearchIndex } from './search-index.ts';

/** Searches an index. Returns the response of the protocol. */
export function search(index: SearchIndex, parameters: SearchParameters): Record<string, unknown> {
  const startedAt = performance.now();
  const settings = effectiveSettings(index, parameters);
  const found = findRecords(index, settings, parameters);
  const optionalTests = createOptionalTests(index, parameters);
  const range = readResultRange(parameters, settings);
  const { groups, total } = rankGroups(index, settings, found, optionalTests, range);
  const page = groups.slice(range.start, range.end).flat();
  const writeHit = createHitWriter(settings, {
    typedWords: found.query.words.map(({ typed }) => typed),
    marks: found.matched?.marks ?? new Marks(),
  });
  const hits = page.flatMap((ordinal) => {
    const record = index.store.records[ordinal];
    if (!record) return [];
    const hit = writeHit(record);
    return parameters.getRankingInfo
      ? { ...hit, _rankingInfo: rankingInfo(ordinal, found, optionalTests) }
      : hit;
  });
  const counted = facetsOf(index, settings, parameters, found, groups);
  const time = Math.max(1, Math.round(performance.now() - startedAt));
  const response = {
    hits,
    nbHits: range.isBeyondLimit ? 0 : total,
    ...range.fields(total),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(counted && { facetsCount: true }) },
    ...(counted && { exhaustiveFacetsCount: true, facets: counted.facets, facets_stats: counted.stats }),
    query: parameters.query ?? '',
    ...(found.queryAfterRemoval !== undefined && { queryAfterRemoval: found.queryAfterRemoval }),
    params: encodeParameters(parameters),
    index: index.name,
    ...(found.geo?.automaticRadius !== undefined && { automaticRadius: String(found.geo.automaticRadius) }),
    ...(parameters.clickAnalytics && { queryID: randomBytes(16).toString('hex') }),
    ...(range.isBeyondLimit && { message: beyondLimitMessage(settings) }),
    processingTimeMS: time,
    serverTimeMS: time,
    renderingContent: {},
  };
  return selectFields(response, settings.responseFields);
}

/** Returns the settings of an index, overridden by the parameters of the request. */
export function effectiveSettings(index: SearchIndex, parameters: SearchParameters): EffectiveSettings {
  const { settings } = index;
  const replaced = Object.entries(parameters).filter(([name]) => Object.hasOwn(settings, name));
  return { ...settings, ...Object.fromEntries(replaced) };
}

function rankGroups(
  index: SearchIndex,
  settings: EffectiveSettings,
  found: FoundRecords,
  optionalTests: readonly OptionalTest[],
  { end }: { readonly end: number },
): { groups: number[][]; total: number } {
  const criteria = createCriteria({
    settings,
    isVirtual: index.isVirtual,
    store: index.store,
    scores: found.query.words.length > 0 ? found.scores : undefined,
    geo: found.geo,
    optionalTests,
  });
  const groupSize = Number(settings.distinct);
  const { attributeForDistinct } = settings;
  if (groupSize === 0 || attributeForDistinct === null) {
    const ranked = rankRecords(found.ordinals, criteria, end);
    return { groups: ranked.map((ordinal) => [ordinal]), total: found.ordinals.length };
  }
  const ranked = rankRecords(found.ordinals, criteria, found.ordinals.length);
  const groups = groupRecords(ranked, attributeForDistinct, groupSize, index.store);
  return { groups, total: groups.length };
}

function facetsOf(
  { store, settings }: SearchIndex,
  { maxValuesPerFacet, sortFacetValuesBy }: EffectiveSettings,
  { facets, facetingAfterDistinct }: SearchParameters,
  found: FoundRecords,
  groups: readonly (readonly number[])[],
) {
  const names = typeof facets === 'string' ? [facets] : facets;
  if (names === undefined || names.length === 0) return undefined;
  const isGrouped = facetingAfterDistinct === true && settings.attributeForDistinct !== null;
  const ordinals = isGrouped ? groups.flatMap(([first]) => first ?? []) : found.ordinals;
  const options = {
    facets: names,
    maxValues: maxValuesPerFacet,
    isAlphabetical: sortFacetValuesBy === 'alpha',
  };
  return countFacets(ordinals, store, settings, options);
}

function createOptionalTests(index: SearchIndex, { optionalFilters }: SearchParameters): OptionalTest[] {
  return parseOptionalFilters(optionalFilters ?? []).map((filter) => {
    const [tested, score] = withScore(filter);
    return { test: compileFilter(tested, index), score };
  });
}

/** Returns an optional filter with its score. `attribute:-value` has a negative score, so matching records rank lower. */
function withScore(filter: FilterTree): [FilterTree, number] {
  return filter.kind === 'not' ? [filter.filter, -1] : [filter, 1];
}

function rankingInfo(
  ordinal: number,
  { scores, geo, query }: FoundRecords,
  optionalTests: readonly OptionalTest[],
) {
  const match = geo?.matches.get(ordinal);
  const precision = match && geo ? geo.precisionOf(match.distance) : 0;
  return {
    nbTypos: scores?.typos(ordinal) ?? 0,
    firstMatchedWord: scores?.firstPlace(ordinal) ?? 0,
    proximityDistance: scores?.proximity(ordinal) ?? 0,
    userScore: 0,
    geoDistance: match && geo?.hasCentre ? Math.floor(match.distance / precision) : 0,
    geoPrecision: match && geo?.hasCentre ? precision : 0,
    nbExactWords: scores?.exactWords(ordinal) ?? 0,
    words: query.words.length === 0 ? 0 : (scores?.matchedWords(ordinal) ?? 0),
    filters: scoreOf(ordinal, optionalTests),
    ...(match && {
      matchedGeoLocation: { ...match.point, distance: Math.round(match.distance) },
    }),
  };
}

function beyondLimitMessage({ paginationLimitedTo }: EffectiveSettings): string {
  return `you can only fetch the ${paginationLimitedTo} hits for this query. You can extend the number of hits returned via the paginationLimitedTo index parameter or use the browse method.`;
}

function selectFields(response: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  if (fields.includes('*')) return response;
  return Object.fromEntries(
    Object.entries(response).filter(([name]) => fields.includes(name) || name === 'message'),
  );
}
