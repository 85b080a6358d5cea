import type { RecordTest } from '../filters/compile-filter.ts';
import type { RecordStore } from '../indexing/record-store.ts';
import { type CriterionName, isCriterionName, SORT } from '../settings/ranking-entries.ts';
import type { IndexSettings } from '../settings/wire-settings.ts';
import type { GeoSearch } from './geo-search.ts';
import type { RankingCriterion } from './rank.ts';
import type { RecordScores } from './record-scores.ts';

/** The test of an optional filter, and the score that a match adds to a record. */
export type OptionalTest = { readonly test: RecordTest; readonly score: number };

interface RankingInput {
  readonly settings: Pick<IndexSettings, 'ranking' | 'customRanking'>;
  /** Whether the index is a virtual replica, which has the custom ranking as its first criterion. */
  readonly isVirtual: boolean;
  readonly store: RecordStore;
  /** Undefined if the query has no words. */
  readonly scores: RecordScores | undefined;
  readonly geo: GeoSearch | undefined;
  readonly optionalTests: readonly OptionalTest[];
}

/** Returns the criteria of the settings `ranking` and `customRanking` that a search needs. */
export function createCriteria(input: RankingInput): RankingCriterion[] {
  const { settings, isVirtual } = input;
  const ranking = isVirtual
    ? ['custom', ...settings.ranking.filter((name) => name !== 'custom')]
    : settings.ranking;
  return ranking.flatMap((name) => {
    const sort = sortCriterion(name, input.store);
    if (sort) return sort;
    return isCriterionName(name) ? criterionOf(name, input) : [];
  });
}

function criterionOf(name: CriterionName, input: RankingInput): readonly RankingCriterion[] {
  const { scores, geo, optionalTests, store, settings } = input;
  if (name === 'custom') return settings.customRanking.flatMap((entry) => sortCriterion(entry, store) ?? []);
  if (name === 'filters')
    return optionalTests.length === 0 ? [] : [(ordinal) => -scoreOf(ordinal, optionalTests)];
  if (name === 'geo') {
    if (!geo?.hasCentre) return [];
    return [
      (ordinal) => {
        const distance = geo.matches.get(ordinal)?.distance ?? Infinity;
        return Math.floor(distance / geo.precisionOf(distance));
      },
    ];
  }
  if (!scores) return [];
  return [
    {
      typo: (ordinal: number) => scores.typos(ordinal),
      words: (ordinal: number) => -scores.matchedWords(ordinal),
      proximity: (ordinal: number) => scores.proximity(ordinal),
      attribute: (ordinal: number) => scores.firstPlace(ordinal),
      exact: (ordinal: number) => -scores.exactWords(ordinal),
    }[name],
  ];
}

/** Returns the sum of the scores of the optional filters that a record matches. */
export function scoreOf(ordinal: number, tests: readonly OptionalTest[]): number {
  return tests.reduce((sum, { test, score }) => sum + (test(ordinal) ? score : 0), 0);
}

/** Creates the criterion of an entry such as `asc(price)`. Records without the attribute come last in both directions. */
function sortCriterion(entry: string, store: RecordStore): RankingCriterion | undefined {
  const [, direction, attribute] = SORT.exec(entry) ?? [];
  if (direction === undefined || attribute === undefined) return undefined;
  const column = store.column(attribute);
  const sign = direction === 'asc' ? 1 : -1;
  return (ordinal) => {
    const order = column.orderOf(ordinal);
    return order === undefined ? Infinity : sign * order;
  };
}
