import { basename } from 'node:path';
import type { Symbol } from 'typescript/unstable/sync';
import { createDescriptions } from './describe-exports.ts';
import type { Sources } from './sources.ts';
import { createTypeTexts } from './type-texts.ts';

/**
 * Describes the exports of modules in Markdown, followed by the project's types that they reference.
 *
 * @param files the modules, relative to the project's root
 * @param excluded files whose types another snapshot describes
 */
export function describeModules(
  sources: Sources,
  title: string,
  files: readonly string[],
  excluded: readonly string[] = [],
): string {
  const typeTexts = createTypeTexts(sources);
  const { describe } = createDescriptions(sources, typeTexts);
  const described = new Set<number>();
  const describeOnce = (symbol: Symbol) => {
    if (described.has(symbol.id)) return [];
    described.add(symbol.id);
    return describe(symbol);
  };

  const modules = files.flatMap((file) => [
    `## ${basename(file).replace(/\.tsx?$/, '')}`,
    ...sources.exportsOf(file).flatMap(describeOnce),
  ]);
  const types: { readonly name: string; readonly text: string }[] = [];
  for (let found = typeTexts.takeReferences(); found.length > 0; found = typeTexts.takeReferences()) {
    for (const symbol of found) {
      const file = sources.fileOf(symbol);
      if (file === undefined || excluded.includes(file)) continue;
      const [heading, ...rest] = describeOnce(symbol);
      if (!heading) continue;
      const path = `\`${file}\``;
      types.push({ name: `${symbol.name} ${path}`, text: [heading, path, ...rest].join('\n\n') });
    }
  }
  const sorted = types.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(({ text }) => text);
  return [`# ${title}`, ...modules, ...(sorted.length > 0 ? ['## Referenced types', ...sorted] : []), '']
    .join('\n\n')
    .replace(/\n+$/, '\n');
}
