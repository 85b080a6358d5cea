import { dirname, join, normalize } from 'node:path';
import { resolveAlias } from './aliases.ts';

/** The files that each file imports at run time; type-only imports are erased and do not count. */
export type ValueImports = ReadonlyMap<string, readonly string[]>;

const STATEMENT = /^(?:import|export)\s(?:(type\s)?([^'";]*?)\sfrom\s)?'([^']+)'/gm;

/** Returns the value imports of source files, given as path → text. Dynamic imports do not count: they run later. */
export function valueImportsOf(sources: ReadonlyMap<string, string>): ValueImports {
  return new Map(
    [...sources].map(([file, source]) => {
      const targets = [...source.matchAll(STATEMENT)].flatMap(([, typeOnly, names = '', specifier = '']) =>
        typeOnly || importsTypesOnly(names) ? [] : (resolve(file, specifier) ?? []),
      );
      return [file, targets.filter((target) => sources.has(target))] as const;
    }),
  );
}

/** Returns the cycles of imports, each as a sorted list of files. */
export function cyclesOf(imports: ValueImports): string[][] {
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
