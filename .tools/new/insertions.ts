import { isMap, isScalar, isSeq, parseDocument, type YAMLMap } from 'yaml';

/** A usage error: an invalid name, or a file that the generator cannot change. The command prints only the message. */
export class GeneratorError extends Error {}

/** Inserts an import above the first one. The formatter sorts them. */
export function insertImport(source: string, statement: string): string {
  const start = /^import /m.exec(source)?.index;
  if (start === undefined) throw new GeneratorError('expected at least one import');
  return `${source.slice(0, start)}${statement}\n${source.slice(start)}`;
}

/** Inserts an entry at the end of a top-level object literal that starts with the line `opening`. */
export function insertEntry(source: string, opening: string, entry: string): string {
  const start = source.indexOf(`${opening}\n`);
  const end = source.indexOf('\n}', start);
  if (start === -1 || end === -1) throw new GeneratorError(`expected the line "${opening}"`);
  return `${source.slice(0, end)}\n  ${entry}${source.slice(end)}`;
}

/** Inserts an item at the top of the list below a Markdown heading. */
export function insertListItem(source: string, heading: string, item: string): string {
  const [start, rest] = source.split(`\n${heading}\n\n`);
  if (start === undefined || rest === undefined)
    throw new GeneratorError(`expected the heading "${heading}"`);
  return `${start}\n${heading}\n\n- ${item}\n${rest.startsWith('- ') ? '' : '\n'}${rest}`;
}

/**
 * Inserts a set at the end of its group in the fieldset of sections. All other lines keep their layout.
 *
 * @param set YAML of the set without indentation; its first line is the handle
 */
export function insertSet(source: string, handle: string, set: string, group: string): string {
  const groups = setsByGroup(source);
  const owner = [...groups].find(([, sets]) => sets.has(handle))?.[0];
  if (owner !== undefined) throw new GeneratorError(`has a set "${handle}" already, in the group "${owner}"`);
  const [start, end] = groups.get(group)?.range ?? [];
  if (start === undefined || end === undefined) {
    throw new GeneratorError(`has no group "${group}". Groups: ${[...groups.keys()].join(', ')}`);
  }
  const indent = source.slice(source.lastIndexOf('\n', start) + 1, start);
  const text = set.trimEnd().replaceAll(/^/gm, indent);
  const lastLine = source.indexOf('\n', source.slice(0, end).trimEnd().length);
  const position = lastLine === -1 ? source.length : lastLine;
  return `${source.slice(0, position)}\n${text}${source.slice(position)}`;
}

/** Returns the sets of each group in the replicator field `sections`. */
function setsByGroup(source: string): Map<string, YAMLMap> {
  const fields = parseDocument(source).get('fields');
  const sections = isSeq(fields)
    ? fields.items.filter(isMap).find((field) => field.get('handle') === 'sections')
    : undefined;
  const groups = sections?.getIn(['field', 'sets']);
  if (!isMap(groups)) throw new GeneratorError('expected a field "sections" with groups of sets');
  return new Map(
    groups.items.flatMap(({ key, value }): [string, YAMLMap][] => {
      const sets = isMap(value) ? value.get('sets') : undefined;
      return isScalar(key) && isMap(sets) ? [[String(key.value), sets]] : [];
    }),
  );
}
