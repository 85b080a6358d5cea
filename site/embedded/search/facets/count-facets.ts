import type { Column } from '../indexing/column.ts';
import type { RecordStore } from '../indexing/record-store.ts';
import type { IndexSettings } from '../settings/wire-settings.ts';
import { facetDeclarations } from './facet-declarations.ts';

interface FacetCount {
  readonly value: string;
  readonly count: number;
}

interface FacetStats {
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly sum: number;
}

interface FacetOptions {
  readonly facets: readonly string[];
  readonly maxValues: number;
  readonly isAlphabetical: boolean;
}

/** Counts the values of facets in records. Attributes that are not declared as facets, or only for filters, are omitted. */
export function countFacets(
  ordinals: readonly number[],
  store: RecordStore,
  settings: IndexSettings,
  { facets, maxValues, isAlphabetical }: FacetOptions,
) {
  const declared = [...facetDeclarations(settings)].filter(([, { isFilterOnly }]) => !isFilterOnly);
  const names = facets.includes('*') ? declared.map(([name]) => name) : facets;
  const counted = names
    .filter((name) => declared.some(([declaredName]) => declaredName === name))
    .map((name) => {
      const column = store.column(name);
      const byCode = countCodes(ordinals, column);
      return {
        name,
        counts: sortCounts(countTexts(byCode, column), isAlphabetical).slice(0, maxValues),
        stats: calculateStats(byCode, column),
      };
    })
    .filter(({ counts }) => counts.length > 0);
  return {
    facets: Object.fromEntries(
      counted.map(({ name, counts }) => [
        name,
        Object.fromEntries(counts.map(({ value, count }) => [value, count])),
      ]),
    ),
    stats: Object.fromEntries(counted.flatMap(({ name, stats }) => (stats ? [[name, stats] as const] : []))),
  };
}

/** Returns the number of records by value of an attribute. Numbers and booleans are converted to text. */
export function countValues(
  ordinals: readonly number[],
  attribute: string,
  store: RecordStore,
): FacetCount[] {
  const column = store.column(attribute);
  return countTexts(countCodes(ordinals, column), column);
}

/** Returns the number of records by code of a value. */
function countCodes(ordinals: readonly number[], column: Column): Int32Array {
  const byCode = new Int32Array(column.values.length);
  const count = (code: number) => {
    byCode[code] = (byCode[code] ?? 0) + 1;
  };
  for (const ordinal of ordinals) column.visit(ordinal, count);
  return byCode;
}

function countTexts(byCode: Int32Array, column: Column): FacetCount[] {
  const byText = new Map<string, number>();
  for (const [code, count] of byCode.entries()) {
    if (count === 0) continue;
    const text = String(column.values[code]);
    byText.set(text, (byText.get(text) ?? 0) + count);
  }
  return [...byText].map(([value, count]) => ({ value, count }));
}

/** Sorts counts by name, or by number of records and then by name. */
export function sortCounts(counts: readonly FacetCount[], isAlphabetical: boolean): FacetCount[] {
  const byName = (a: FacetCount, b: FacetCount) => (a.value < b.value ? -1 : Number(a.value > b.value));
  return counts.toSorted((a, b) => (isAlphabetical ? 0 : b.count - a.count) || byName(a, b));
}

function calculateStats(byCode: Int32Array, column: Column): FacetStats | undefined {
  let min = Infinity;
  let max = -Infinity;
  let sum = 0;
  let total = 0;
  for (const [code, count] of byCode.entries()) {
    const value = column.values[code];
    if (count === 0 || typeof value !== 'number') continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
    sum += value * count;
    total += count;
  }
  return total === 0 ? undefined : { min, max, avg: sum / total, sum };
}
