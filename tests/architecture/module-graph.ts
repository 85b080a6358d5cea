import { dirname, join, normalize } from 'node:path';
import { resolveAlias } from './aliases.ts';

/** The files that each file imports, or the folders that each folder imports. */
export type Imports = ReadonlyMap<string, readonly string[]>;

const STATEMENT = /^(?:import|export)\s(?:(type\s)?([^'";]*?)\sfrom\s)?'([^']+)'/gm;

/**
 * Returns the imports of source files at run time, given as path → text. Imports of types are erased, and dynamic imports run later, so both do
 * not count.
 */
export function valueImportsOf(sources: ReadonlyMap<string, string>): Imports {
  return new Map(
    [...sources].map(([file, source]) => {
      const targets = [...source.matchAll(STATEMENT)].flatMap(([, typeOnly, names = '', specifier = '']) =>
        typeOnly || importsTypesOnly(names) ? [] : (resolve(file, specifier) ?? []),
      );
      return [file, targets.filter((target) => sources.has(target))] as const;
    }),
  );
}

/**
 * Returns the imports between the folders of a module, such as `site/embedded/shop`. Imports of types count too, because they also make a
 * folder depend on another. A file beside the folders counts as a folder.
 */
export function folderImportsOf(sources: ReadonlyMap<string, string>, home: string): Imports {
  const folderOf = (file: string) => file.slice(home.length + 1).split('/', 1)[0] ?? '';
  const inside = [...sources].filter(([file]) => file.startsWith(`${home}/`));
  const imports = inside.flatMap(([file, source]) =>
    [...source.matchAll(STATEMENT)]
      .map(([, , , specifier = '']) => resolve(file, specifier))
      .filter((target) => target?.startsWith(`${home}/`))
      .map((target = '') => ({ from: folderOf(file), to: folderOf(target) })),
  );
  const between = imports.filter(({ from, to }) => from !== to);
  return new Map(
    [...Map.groupBy(between, ({ from }) => from)].map(([from, found]) => [from, found.map(({ to }) => to)]),
  );
}

/** Returns the cycles of imports, each as a sorted list of files or folders. */
export function cyclesOf(imports: Imports): string[][] {
  const reachable = (start: string) => {
    const reached = new Set<string>();
    const queue = [start];
    for (const file of queue) {
      for (const next of imports.get(file) ?? []) {
        if (!reached.has(next)) queue.push(next);
        reached.add(next);
      }
    }
    return reached;
  };
  const reachedFrom = new Map([...imports.keys()].map((file) => [file, reachable(file)]));
  const cyclic = [...imports.keys()].filter((file) => reachedFrom.get(file)?.has(file));
  const groups = Map.groupBy(cyclic, (file) =>
    cyclic
      .filter((other) => reachedFrom.get(file)?.has(other) && reachedFrom.get(other)?.has(file))
      .toSorted()
      .join(' '),
  );
  return [...groups.values()].map((files) => files.toSorted());
}

/** Returns whether a named import such as `{ type A, type B }` names only types. */
function importsTypesOnly(names: string) {
  const [, listed] = /^\{([^}]*)\}$/s.exec(names.trim()) ?? [];
  if (listed === undefined) return false;
  return listed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .every((name) => name.startsWith('type '));
}

function resolve(file: string, specifier: string) {
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : resolveAlias(specifier);
}
