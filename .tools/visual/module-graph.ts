import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Aliases of `package.json#imports`, each with what both stars stand for. */
type Doors = Readonly<Record<string, string>>;

/** Says what a file is made of: a hash of it and of all files of the project that it imports, directly or not. */
export type HashOf = (file: string) => string;

/**
 * Follows imports through the sources, for a hash that changes with whatever a story shows. Packages are not followed: the lockfile
 * stands for them all.
 *
 * @param root the project's folder; files are named from there
 */
export function createModuleGraph(root: string): HashOf {
  const doors = doorsOf(root);
  const imported = new Map<string, readonly string[]>();
  const importsOf = (file: string) => {
    const known = imported.get(file) ?? importedBy(file, root, doors);
    imported.set(file, known);
    return known;
  };

  return (file) => {
    const files = new Set([normalize(file)]);
    for (const reached of files) for (const next of importsOf(reached)) files.add(next);
    const hash = createHash('sha256');
    for (const name of [...files].toSorted()) hash.update(name).update(readFileSync(join(root, name)));
    return hash.digest('hex');
  };
}

function importedBy(file: string, root: string, doors: Doors): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, written = '']) => {
    // A query says how the file is taken, `?raw` as text.
    const [specifier = ''] = written.split('?');
    const target = specifier.startsWith('.')
      ? normalize(join(dirname(file), specifier))
      : throughDoor(specifier, doors);
    if (target === undefined) return [];
    if (!existsSync(join(root, target)))
      throw new Error(`${file} imports ${specifier}, but there is no ${target}.`);
    return [target];
  });
}

/** `#design-system/button` is `design-system/button/button.tsx`: both stars take the same word. */
function throughDoor(specifier: string, doors: Doors): string | undefined {
  for (const [alias, path] of Object.entries(doors)) {
    const [opening = ''] = alias.split('*');
    if (specifier.startsWith(opening))
      return normalize(path.replaceAll('*', specifier.slice(opening.length)));
  }
  return undefined;
}

function doorsOf(root: string): Doors {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return imports;
}
