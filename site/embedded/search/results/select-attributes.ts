import { isList, isRecordObject, type RecordObject, type RecordValue } from '../indexing/record-values.ts';

/** The attributes that a list such as `["name", "categories.level0"]` or `["*", "-price"]` selects. */
export interface AttributeSelection {
  /** Returns whether the list selects an attribute, by its own path or the path of an object that contains it. */
  has(path: string): boolean;
  /** Returns whether the list selects an attribute or an attribute inside it. */
  reaches(path: string): boolean;
}

/**
 * Returns the selected attributes with their values converted by `transform`. Lists and objects keep their structure, and attributes
 * without a selected value are omitted.
 */
export function selectAttributes(
  record: RecordObject,
  { has, reaches }: AttributeSelection,
  transform: (value: string | number | boolean | null, path: string) => RecordValue | undefined,
): RecordObject {
  const select = (value: RecordValue, path: string): RecordValue | undefined => {
    if (!reaches(path)) return undefined;
    if (isList(value))
      return selectList(
        value.map((element) => select(element, path)),
        has(path),
      );
    if (!isRecordObject(value)) return has(path) ? transform(value, path) : undefined;
    const entries = Object.entries(value).flatMap(([name, child]) => {
      const selected = select(child, `${path}.${name}`);
      return selected === undefined ? [] : [[name, selected] as const];
    });
    return entries.length > 0 || (has(path) && Object.keys(value).length === 0)
      ? Object.fromEntries(entries)
      : undefined;
  };
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => {
      const selected = select(value, name);
      return selected === undefined ? [] : [[name, selected] as const];
    }),
  );
}

function selectList(
  elements: readonly (RecordValue | undefined)[],
  isSelected: boolean,
): RecordValue | undefined {
  const kept = elements.filter((element) => element !== undefined);
  return kept.length > 0 || isSelected ? kept : undefined;
}

/** Creates the selection of a list of names. */
export function createSelection(names: readonly string[]): AttributeSelection {
  const excluded = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const included = names.filter((name) => !name.startsWith('-'));
  const isEverything = included.includes('*') || (included.length === 0 && excluded.length > 0);
  const isExcluded = (path: string) => excluded.some((name) => isWithin(path, name));
  const isIncluded = (path: string) => isEverything || included.some((name) => isWithin(path, name));
  return {
    has: (path) => isIncluded(path) && !isExcluded(path),
    reaches: (path) =>
      (isIncluded(path) || included.some((name) => isWithin(name, path))) && !isExcluded(path),
  };
}

/** Returns a selection without the attributes that `hidden` selects. */
export function withoutHidden(selection: AttributeSelection, hidden: AttributeSelection): AttributeSelection {
  return {
    has: (path) => selection.has(path) && !hidden.has(path),
    reaches: (path) => selection.reaches(path) && !hidden.has(path),
  };
}

function isWithin(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}
