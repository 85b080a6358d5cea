import { basename } from 'node:path';
import type { Symbol } from 'typescript/unstable/sync';
import { createDescriptions } from './describe-doors.ts';
import type { Sources } from './project.ts';
import { createWordsOfTypes } from './words-of-types.ts';

/**
 * All doors of a room in Markdown, and after them the types of ours that they name.
 *
 * @param files the doors, from the project's root
 * @param elsewhere files whose types are described in another place
 */
export function describeRoom(
  sources: Sources,
  title: string,
  files: readonly string[],
  elsewhere: readonly string[] = [],
): string {
  const words = createWordsOfTypes(sources);
  const { describe } = createDescriptions(sources, words);
  const described = new Set<number>();
  const describeOnce = (symbol: Symbol) => {
    if (described.has(symbol.id)) return [];
    described.add(symbol.id);
    return describe(symbol);
  };

  const doors = files.flatMap((file) => [
    `## ${basename(file).replace(/\.tsx?$/, '')}`,
    ...sources.exportsOf(file).flatMap(describeOnce),
  ]);
  const types: { readonly name: string; readonly text: string }[] = [];
  for (let named = words.takeNamed(); named.length > 0; named = words.takeNamed()) {
    for (const symbol of named) {
      const file = sources.fileOf(symbol);
      if (file === undefined || elsewhere.includes(file)) continue;
      const [heading, ...rest] = describeOnce(symbol);
      if (!heading) continue;
      const from = `\`${file}\``;
      types.push({ name: `${symbol.name} ${from}`, text: [heading, from, ...rest].join('\n\n') });
    }
  }
  const sorted = types.toSorted((one, other) => (one.name < other.name ? -1 : 1)).map(({ text }) => text);
  return [`# ${title}`, ...doors, ...(sorted.length > 0 ? ['## Types that they name', ...sorted] : []), '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
