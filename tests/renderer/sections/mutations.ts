import { HOSTILE_HTML, HOSTILE_TEXTS } from '../../../stories/renderer/hostile.ts';

/** A replacement of one value, with a name for reports. */
export type Mutation = { readonly name: string; readonly json: unknown };

const REMOVED = Symbol('removed');

const HOSTILE = [...HOSTILE_TEXTS, HOSTILE_HTML];

const REPLACEMENTS: readonly (readonly [string, unknown])[] = [
  ['removed', REMOVED],
  ['null', null],
  ['a number', 7],
  ['a fraction', -0.5],
  ['a text', 'text'],
  ['an empty text', ''],
  ['a boolean', true],
  ['an object', { unexpected: { deep: [1] } }],
  ['an empty object', {}],
  ['a list', [1, 'two', null, {}]],
  ['an empty list', []],
  ['over-long', 'Donaudampfschifffahrt'.repeat(15_000)],
  ...HOSTILE.map((markup) => [`hostile: ${markup}`, markup] as const),
];

/** Returns the section with each of its values replaced by each mutation, as an editor, an import or an attacker might save it. */
export function mutationsOf(json: unknown): Mutation[] {
  return pathsOf(json).flatMap((path) =>
    REPLACEMENTS.map(([how, value]) => ({
      name: `${path.join('.')}: ${how}`,
      json: replaced(json, path, value),
    })),
  );
}

type Path = readonly (string | number)[];

function pathsOf(json: unknown, path: Path = []): Path[] {
  if (typeof json !== 'object' || json === null) return path.length > 0 ? [path] : [];
  const keys = Array.isArray(json) ? [...json.keys()] : Object.keys(json);
  const inside = keys.flatMap((key) =>
    pathsOf(new Map(Object.entries(json)).get(String(key)), [...path, key]),
  );
  return path.length > 0 ? [path, ...inside] : inside;
}

function replaced(json: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(json)) {
    return json.flatMap((item: unknown, at) => {
      if (at !== key) return [item];
      const next = replaced(item, rest, value);
      return next === REMOVED ? [] : [next];
    });
  }
  const entries = Object.entries(json ?? {}).flatMap(([name, item]: [string, unknown]) => {
    if (name !== key) return [[name, item]];
    const next = replaced(item, rest, value);
    return next === REMOVED ? [] : [[name, next]];
  });
  return Object.fromEntries(entries);
}
