import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sectionDefinitions } from '#renderer/sections/sections';

type Field = {
  readonly handle?: string;
  readonly import?: string;
  readonly field?: { readonly fields?: Field[] };
};
type SetOf = { readonly fields: Field[] };

const FIELDSETS = 'site/statamic/resources/fieldsets';
const readFieldset = (name: string) => parse(readFileSync(`${FIELDSETS}/${name}.yaml`, 'utf8'));
const groups: { readonly sets: Record<string, SetOf> }[] = Object.values(
  readFieldset('sections').fields[0].field.sets,
);
const sets = new Map(groups.flatMap((group) => Object.entries(group.sets)));

const fixtures = import.meta.glob<Record<string, Record<string, unknown>>>(
  '../../../stories/renderer/fixtures/*.ts',
  { eager: true },
);

/** Returns the handles of all fields. Handles of rows have their list's handle as prefix: `slides.title`. */
function handlesOf(fields: readonly Field[]): string[] {
  return fields.flatMap(({ handle, import: name, field }) => {
    // All sections have these fields, and views never receive them.
    if (name === 'schedule') return [];
    if (name !== undefined) return handlesOf(readFieldset(name).fields);
    if (handle === undefined) return [];
    return [handle, ...handlesOf(field?.fields ?? []).map((inner) => `${handle}.${inner}`)];
  });
}

function has(json: unknown, path: readonly string[]): boolean {
  if (Array.isArray(json)) return json.some((item) => has(item, path));
  const [first, ...rest] = path;
  if (first === undefined) return json !== null;
  return typeof json === 'object' && json !== null && first in json
    ? has(Object.entries(json).find(([key]) => key === first)?.[1], rest)
    : false;
}

test.each(Object.keys(sectionDefinitions))('The maximal fixture of %s has every field of its set', (type) => {
  const fields = sets.get(type.replaceAll('-', '_'))?.fields ?? [];
  const states = Object.entries(fixtures).find(([path]) => path.endsWith(`/${type}.ts`))?.[1] ?? {};
  const maximal = states['maximal'];

  const handles = handlesOf(fields);
  const missing = handles.filter((handle) => !has(maximal, handle.split('.')));

  expect(handles.length).toBeGreaterThan(3);
  expect(missing).toEqual([]);
});
