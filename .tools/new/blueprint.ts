import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';
import type { Insertion } from './insertions.ts';
import { Refusal } from './refusal.ts';

/**
 * A set at the end of its group in the fieldset of sections, in the file's own layout; every other line stays as it is.
 *
 * @param set the set's YAML, its handle first, without indent
 */
export function offering(handle: string, set: string, group: string): Insertion {
  return (source) => {
    const groups = groupsIn(source);
    for (const [name, sets] of groups) {
      if (sets.has(handle)) throw new Refusal(`has a set "${handle}" already, in the group "${name}".`);
    }
    const [first, end] = groups.get(group)?.range ?? [];
    if (first === undefined || end === undefined) {
      throw new Refusal(`has no group "${group}"; choose one of: ${[...groups.keys()].join(', ')}.`);
    }
    const indent = source.slice(source.lastIndexOf('\n', first) + 1, first);
    const lines = set.trimEnd().split('\n');
    const text = lines.map((line) => `\n${indent}${line}`).join('');
    const lastLine = lineEndAfter(source, source.slice(0, end).trimEnd().length);
    return source.slice(0, lastLine) + text + source.slice(lastLine);
  };
}

/** The sets of each group, as they are written. */
function groupsIn(source: string): Map<string, YAMLMap> {
  const fields = parseDocument(source).get('fields');
  const sections = isSeq(fields)
    ? fields.items.filter(isMap).find((field) => field.get('handle') === 'sections')
    : undefined;
  const groups = sections?.getIn(['field', 'sets']);
  if (!isMap(groups)) throw new Refusal('has no field "sections" with groups of sets.');
  return new Map(
    groups.items.flatMap(({ key, value }): [string, YAMLMap][] => {
      const sets = isMap(value) ? value.get('sets') : undefined;
      return isScalar(key) && isMap(sets) ? [[String(key.value), sets]] : [];
    }),
  );
}

function lineEndAfter(source: string, position: number) {
  const end = source.indexOf('\n', position);
  return end === -1 ? source.length : end;
}
