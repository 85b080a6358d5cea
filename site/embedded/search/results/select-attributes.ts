import { isList, isRecordObject, type RecordObject, type RecordValue } from '../indexing/record-values.ts';

/**
 * Returns the attributes that `isSelected` names, with their values replaced by `transform`. Lists and objects keep their structure, and
 * attributes without a selected value are omitted.
 */
export function selectAttributes(
  record: RecordObject,
  isSelected: (path: string) => boolean,
  transform: (value: string | number | boolean | null, path: string) => RecordValue | undefined,
): RecordObject {
  const select = (value: RecordValue, path: string): RecordValue | undefined => {
    if (isList(value))
      return selectList(
        value.map((element) => select(element, path)),
        isSelected(path),
      );
    if (!isRecordObject(value)) return isSelected(path) ? transform(value, path) : undefined;
    const entries = Object.entries(value).flatMap(([name, child]) => {
      const selected = select(child, `${path}.${name}`);
      return selected === undefined ? [] : [[name, selected] as const];
    });
    return entries.length > 0 || (isSelected(path) && Object.keys(value).length === 0)
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

/** Returns a test of whether a list such as `["name", "categories.level0"]` or `["*", "-price"]` names an attribute or something around it. */
export function createSelection(names: readonly string[]): (path: string) => boolean {
  const excluded = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const included = names.filter((name) => !name.startsWith('-'));
  const isEverything = included.includes('*') || (included.length === 0 && excluded.length > 0);
  return (path) =>
    (isEverything || included.some((name) => isWithin(path, name))) &&
    !excluded.some((name) => isWithin(path, name));
}

function isWithin(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`);
}
