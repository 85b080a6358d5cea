import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** `package.json#imports`: patterns with one star, and paths in which the match replaces each star. */
type ImportAliases = Readonly<Record<string, string>>;

/** Returns a file and all project files that it imports, also with `import.meta.glob`, directly or indirectly. */
type ListModules = (file: string) => string[];

/**
 * Creates a function that lists the modules of a file. Imports of types alone do not count, because they do not exist at run time.
 *
 * @param root the project folder; file names are relative to it
 */
export function createModuleLister(root: string): ListModules {
  const aliases = readImportAliases(root);
  const importsByFile = new Map<string, readonly string[]>();
  const getImports = (file: string) => {
    const imports = importsByFile.get(file) ?? findImports(file, root, aliases);
    importsByFile.set(file, imports);
    return imports;
  };

  return (file) => {
    const files = new Set([normalize(file)]);
    for (const reached of files) for (const imported of getImports(reached)) files.add(imported);
    return [...files];
  };
}

function findImports(file: string, root: string, aliases: ImportAliases): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const source = readFileSync(join(root, file), 'utf8').replaceAll(/^(?:import|export) type [^;]*;/gm, '');
  const imported = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, written = '']) => {
    // Drops a query such as `?raw`.
    const [specifier = ''] = written.split('?');
    const target = specifier.startsWith('.')
      ? normalize(join(dirname(file), specifier))
      : resolveAlias(specifier, aliases);
    if (target === undefined) return [];
    if (!existsSync(join(root, target)))
      throw new Error(`${file} imports ${specifier}, but ${target} does not exist.`);
    return [target];
  });
  const globs = source.matchAll(/import\.meta\.glob(?:<.*?>)?\(\s*('[^']*'|\[.*?\])/gs);
  return [...imported, ...[...globs].flatMap(([, patterns = '']) => findGlobbedFiles(file, patterns, root))];
}

/**
 * Returns the files that match the patterns of an `import.meta.glob`. A pattern that starts with `!` excludes files.
 *
 * @param patterns source code: a string or an array of strings
 */
function findGlobbedFiles(file: string, patterns: string, root: string): string[] {
  const matches = [...patterns.matchAll(/'(!?)([^']*)'/g)].map(([, sign, pattern = '']) => {
    const files = globSync(join(dirname(file), pattern), { cwd: root });
    if (!pattern.startsWith('.') || files.length === 0)
      throw new Error(
        `${file}: expected a pattern relative to the file that matches files, got "${pattern}".`,
      );
    return { isExcluded: sign === '!', files };
  });
  const excluded = new Set(matches.flatMap(({ isExcluded, files }) => (isExcluded ? files : [])));
  return matches.flatMap(({ isExcluded, files }) =>
    isExcluded ? [] : files.filter((name) => !excluded.has(name)),
  );
}

/**
 * `#design-system/button` resolves to `design-system/button/button.tsx`; packages resolve to `undefined`. An alias without a star has
 * precedence over a pattern, and a longer pattern over a shorter one, as in Node.js.
 */
function resolveAlias(specifier: string, aliases: ImportAliases): string | undefined {
  const exact = aliases[specifier];
  if (exact !== undefined) return normalize(exact);
  const prefixes = Object.keys(aliases).flatMap((alias) => (alias.endsWith('*') ? [alias.slice(0, -1)] : []));
  const prefix = prefixes
    .toSorted((one, other) => other.length - one.length)
    .find((start) => specifier.startsWith(start));
  if (prefix === undefined) return undefined;
  return normalize((aliases[`${prefix}*`] ?? '').replaceAll('*', specifier.slice(prefix.length)));
}

function readImportAliases(root: string): ImportAliases {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return imports;
}
