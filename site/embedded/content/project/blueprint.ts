import { isMap, listOf, mapOf, textOf } from '../files/value.ts';
import type { Value, Values } from '../files/value.ts';

/** One field as its blueprint says. What is inside is read when first asked for: fieldsets may contain themselves. */
export interface Field {
  handle: string;
  type: string;
  config: Values;
  /** Columns of a grid, fields of a group. */
  fields(): Field[];
  /** Fields of a replicator's or Bard's sets, by set handle. */
  sets(): Map<string, Field[]>;
}

export interface Blueprint {
  handle: string;
  title: string;
  fields(): Field[];
}

/** Finds a fieldset's fields by its handle, with dots for folders. */
export type Fieldsets = (handle: string) => Value | undefined;

const DEEPEST_IMPORT = 12;

export function readBlueprint(handle: string, contents: Values, fieldsets: Fieldsets): Blueprint {
  return {
    handle,
    title: textOf(contents['title']) ?? titleFrom(handle),
    fields: once(() => readFields(itemsOf(contents), fieldsets)),
  };
}

/** `store_types` as a title: "Store types". */
export function titleFrom(handle: string): string {
  const words = handle.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A field made by the server itself, such as the title that every blueprint has. */
export function fieldOf(handle: string, config: Values): Field {
  return readField(handle, config, () => undefined);
}

/** Field items of a blueprint or fieldset: tabs with sections, sections alone, or fields alone (contract §10.2). */
export function itemsOf(contents: Values): Value[] {
  const tabs = sectionsOf(contents['tabs']);
  const sections = [
    ...tabs.flatMap((tab) => [tab].concat(sectionsOf(tab['sections']))),
    ...sectionsOf(contents['sections']),
  ];
  return [...sections, contents].flatMap((part) => fieldItems(part['fields']));
}

function sectionsOf(value: Value | undefined): Values[] {
  return (isMap(value) ? Object.values(value) : listOf(value)).map(mapOf);
}

/** Fields as a list of `{handle, field}` items; the oldest files had a map of configs. */
function fieldItems(fields: Value | undefined): Value[] {
  if (!isMap(fields)) return listOf(fields);
  return Object.entries(fields).map(([handle, field]) => ({ handle, field }));
}

function readFields(items: Value[], fieldsets: Fieldsets, depth = 0): Field[] {
  if (depth > DEEPEST_IMPORT) return [];
  const fields = items.map(mapOf).flatMap((item): Field[] => {
    if (textOf(item['import'])) return imported(item, fieldsets, depth);
    const handle = textOf(item['handle']);
    if (handle === undefined) return [];
    const field = item['field'];
    const config = isMap(field) ? field : referred(textOf(field) ?? '', fieldsets, depth);
    return [readField(handle, { ...config, ...mapOf(item['config']) }, fieldsets)];
  });
  return [...new Map(fields.map((field) => [field.handle, field])).values()];
}

function imported(item: Values, fieldsets: Fieldsets, depth: number): Field[] {
  const contents = mapOf(fieldsets(textOf(item['import']) ?? ''));
  const prefix = textOf(item['prefix']) ?? '';
  const overrides = mapOf(item['config']);
  return readFields(itemsOf(contents), fieldsets, depth + 1).map((field) =>
    readField(`${prefix}${field.handle}`, { ...field.config, ...mapOf(overrides[field.handle]) }, fieldsets),
  );
}

/** `common.seo_title`: the last part is the field, the rest the fieldset. */
function referred(reference: string, fieldsets: Fieldsets, depth: number): Values {
  const dot = reference.lastIndexOf('.');
  const contents = mapOf(fieldsets(reference.slice(0, dot)));
  const fields = readFields(itemsOf(contents), fieldsets, depth + 1);
  return fields.find((field) => field.handle === reference.slice(dot + 1))?.config ?? {};
}

function readField(handle: string, config: Values, fieldsets: Fieldsets): Field {
  return {
    handle,
    type: textOf(config['type']) ?? 'text',
    config,
    fields: once(() => readFields(fieldItems(config['fields']), fieldsets)),
    sets: once(() => readSets(mapOf(config['sets']), fieldsets)),
  };
}

/** Sets stand in groups; the older flat form has them directly under `sets` (contract §10.2). */
function readSets(sets: Values, fieldsets: Fieldsets): Map<string, Field[]> {
  const groups = Object.values(sets).map(mapOf);
  const flat = groups.every((group) => !('sets' in group));
  const all = flat ? [sets] : groups.map((group) => mapOf(group['sets']));
  const entries = all.flatMap((group) => Object.entries(group));
  return new Map(
    entries.map(([handle, set]) => [handle, readFields(fieldItems(mapOf(set)['fields']), fieldsets)]),
  );
}

function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
