import { isMap, toList, toMap, toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';

/** One field of a blueprint. Nested fields are read lazily, because fieldsets can contain themselves. */
export interface BlueprintField {
  handle: string;
  type: string;
  config: JsonObject;
  /** Columns of a grid, fields of a group. */
  fields(): BlueprintField[];
  /** Fields of a replicator's or Bard's sets, by set handle. */
  sets(): Map<string, BlueprintField[]>;
}

export interface Blueprint {
  handle: string;
  title: string;
  fields(): BlueprintField[];
}

/** Finds the content of a fieldset by its handle, in which dots separate folders. */
type FindFieldset = (handle: string) => JsonValue | undefined;

const MAX_IMPORT_DEPTH = 12;

/** Reads a blueprint from the content of its file. Its fields are resolved when they are first read. */
export function readBlueprint(handle: string, contents: JsonObject, fieldsets: FindFieldset): Blueprint {
  return {
    handle,
    title: toText(contents['title']) ?? titleFromHandle(handle),
    fields: lazy(() => readFields(fieldItemsOf(contents), fieldsets)),
  };
}

/** Converts a handle to a title: `store_types` becomes "Store types". */
export function titleFromHandle(handle: string): string {
  const text = handle.replaceAll(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Creates a field that no blueprint file defines, such as the title of every entry. */
export function createField(handle: string, config: JsonObject): BlueprintField {
  return readField(handle, config, () => undefined);
}

/** Returns the field items of a blueprint or fieldset, which are in tabs with sections, in sections, or at the top level (contract §10.2). */
function fieldItemsOf(contents: JsonObject): JsonValue[] {
  const tabs = sectionsOf(contents['tabs']);
  const sections = [
    ...tabs.flatMap((tab) => [tab].concat(sectionsOf(tab['sections']))),
    ...sectionsOf(contents['sections']),
  ];
  return [...sections, contents].flatMap((part) => fieldItems(part['fields']));
}

function sectionsOf(value: JsonValue | undefined): JsonObject[] {
  return (isMap(value) ? Object.values(value) : toList(value)).map(toMap);
}

/** Returns fields as a list of `{handle, field}` items. Older files contain a map from handle to configuration instead. */
function fieldItems(fields: JsonValue | undefined): JsonValue[] {
  if (!isMap(fields)) return toList(fields);
  return Object.entries(fields).map(([handle, field]) => ({ handle, field }));
}

function readFields(items: JsonValue[], fieldsets: FindFieldset, depth = 0): BlueprintField[] {
  if (depth > MAX_IMPORT_DEPTH) return [];
  const fields = items.map(toMap).flatMap((item): BlueprintField[] => {
    if (toText(item['import'])) return importFields(item, fieldsets, depth);
    const handle = toText(item['handle']);
    if (handle === undefined) return [];
    const field = item['field'];
    const config = isMap(field) ? field : resolveFieldReference(toText(field) ?? '', fieldsets, depth);
    return [readField(handle, { ...config, ...toMap(item['config']) }, fieldsets)];
  });
  return [...new Map(fields.map((field) => [field.handle, field])).values()];
}

function importFields(item: JsonObject, fieldsets: FindFieldset, depth: number): BlueprintField[] {
  const contents = toMap(fieldsets(toText(item['import']) ?? ''));
  const prefix = toText(item['prefix']) ?? '';
  const overrides = toMap(item['config']);
  return readFields(fieldItemsOf(contents), fieldsets, depth + 1).map((field) =>
    readField(`${prefix}${field.handle}`, { ...field.config, ...toMap(overrides[field.handle]) }, fieldsets),
  );
}

/** Resolves a reference such as `common.seo_title`: the last segment is the field, the rest is the fieldset. */
function resolveFieldReference(reference: string, fieldsets: FindFieldset, depth: number): JsonObject {
  const dot = reference.lastIndexOf('.');
  const contents = toMap(fieldsets(reference.slice(0, dot)));
  const fields = readFields(fieldItemsOf(contents), fieldsets, depth + 1);
  return fields.find((field) => field.handle === reference.slice(dot + 1))?.config ?? {};
}

function readField(handle: string, config: JsonObject, fieldsets: FindFieldset): BlueprintField {
  return {
    handle,
    type: toText(config['type']) ?? 'text',
    config,
    fields: lazy(() => readFields(fieldItems(config['fields']), fieldsets)),
    sets: lazy(() => readSets(toMap(config['sets']), fieldsets)),
  };
}

/** Reads sets in groups, or in the older format without groups (contract §10.2). */
function readSets(sets: JsonObject, fieldsets: FindFieldset): Map<string, BlueprintField[]> {
  const groups = Object.values(sets).map(toMap);
  const flat = groups.every((group) => !('sets' in group));
  const all = flat ? [sets] : groups.map((group) => toMap(group['sets']));
  const entries = all.flatMap((group) => Object.entries(group));
  return new Map(
    entries.map(([handle, set]) => [handle, readFields(fieldItems(toMap(set)['fields']), fieldsets)]),
  );
}

/** Returns a function that computes its result at the first call and then returns the same result. */
export function lazy<Result>(compute: () => Result): () => Result {
  let computed: { result: Result } | undefined;
  return () => (computed ??= { result: compute() }).result;
}
