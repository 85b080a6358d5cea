import { facetDeclarations } from '../facets/facet-declarations.ts';
import type { Column } from '../indexing/column.ts';
import type { RecordStore } from '../indexing/record-store.ts';
import type { IndexSettings } from '../settings/wire-settings.ts';
import {
  type Comparison,
  type FilterCondition,
  type FilterTree,
  isGroup,
  isTextCondition,
  type NumberCondition,
  TAGS,
  type TextCondition,
} from './filter-tree.ts';

/** Returns whether the record with an ordinal matches. */
export type RecordTest = (ordinal: number) => boolean;

/** The index that a filter is compiled for. */
interface FilterTarget {
  readonly store: RecordStore;
  readonly settings: IndexSettings;
}

/** Compiles a filter to a test of records. A condition is evaluated once for each different value of its attribute, not for each record. */
export function compileFilter(filter: FilterTree, target: FilterTarget): RecordTest {
  if (filter.kind === 'not') {
    const test = compileFilter(filter.filter, target);
    return (ordinal) => !test(ordinal);
  }
  if (!isGroup(filter)) return compileConditions([filter], filter.attribute, target);
  if (filter.kind === 'any') return compileAny(filter.filters, target);
  const tests = filter.filters.map((child) => compileFilter(child, target));
  return (ordinal) => tests.every((test) => test(ordinal));
}

/** Combines conditions on the same attribute into one test, so that testing a record takes no longer with many conditions. */
function compileAny(filters: readonly FilterTree[], target: FilterTarget): RecordTest {
  const conditions = new Map<string, FilterCondition[]>();
  const tests: RecordTest[] = [];
  for (const filter of filters) {
    if (filter.kind === 'not' || isGroup(filter)) {
      tests.push(compileFilter(filter, target));
    } else {
      const known = conditions.get(filter.attribute);
      if (known) known.push(filter);
      else conditions.set(filter.attribute, [filter]);
    }
  }
  for (const [attribute, own] of conditions) tests.push(compileConditions(own, attribute, target));
  return (ordinal) => tests.some((test) => test(ordinal));
}

function compileConditions(
  conditions: readonly FilterCondition[],
  attribute: string,
  { store, settings }: FilterTarget,
): RecordTest {
  const column = store.column(attribute);
  const accepted = new Uint8Array(column.values.length);
  for (const condition of conditions) {
    for (const code of acceptedCodes(condition, column, settings)) accepted[code] = 1;
  }
  return (ordinal) => column.hasAny(ordinal, accepted);
}

function acceptedCodes(
  condition: FilterCondition,
  column: Column,
  settings: IndexSettings,
): readonly number[] {
  if (isTextCondition(condition)) return acceptedTexts(condition, column, settings);
  if (!isNumericFilterAllowed(condition, settings)) return [];
  const { comparison, value: bound, to } = condition;
  return column.values.flatMap((value, code) =>
    typeof value === 'number' && comparisons[comparison](value, bound, to) ? code : [],
  );
}

/** Returns the codes of the values that match. Only tags and record ids are case-sensitive. If the attribute is not a facet, only numbers match. */
function acceptedTexts(
  { attribute, value: wanted }: TextCondition,
  column: Column,
  settings: IndexSettings,
): readonly number[] {
  if (attribute === TAGS || attribute === 'objectID')
    return column.codesOf(wanted).filter((code) => column.values[code] === wanted);
  const number = wanted.trim() === '' ? NaN : Number(wanted);
  const codes = Number.isNaN(number)
    ? column.codesOf(wanted)
    : [...column.codesOf(wanted), ...column.codesOf(String(number))];
  return facetDeclarations(settings).has(attribute)
    ? codes
    : codes.filter((code) => column.values[code] === number);
}

function isNumericFilterAllowed(
  condition: NumberCondition,
  { numericAttributesForFiltering: allowed }: IndexSettings,
): boolean {
  if (allowed === null || allowed.includes(condition.attribute)) return true;
  const isEquality = condition.comparison === '=';
  return isEquality && allowed.includes(`equalOnly(${condition.attribute})`);
}

const comparisons: Readonly<Record<Comparison | 'TO', (a: number, b: number, to: number) => boolean>> = {
  TO: (a, from, to) => a >= from && a <= to,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '>': (a, b) => a > b,
};
