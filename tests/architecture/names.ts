import { basename } from 'node:path';

const TYPE_DECLARATION = /^(?:export )?(?:type|interface|class) ([A-Z]\w*)/gm;
const EXPORT_FROM = /^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+';?\s*/gm;
const IMPORT = /^import\s[^;]*;\s*/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** Returns every type name that more than one file declares: `Place: a.ts, b.ts`. */
export function repeatedTypeNames(sources: ReadonlyMap<string, string>): string[] {
  const declarations = [...sources].flatMap(([file, source]) =>
    [...new Set([...source.matchAll(TYPE_DECLARATION)].map(([, name = '']) => name))].map((name) => ({
      name,
      file,
    })),
  );
  return [...Map.groupBy(declarations, ({ name }) => name)]
    .filter(([, uses]) => uses.length > 1)
    .map(([name, uses]) => `${name}: ${uses.map(({ file }) => file).join(', ')}`)
    .toSorted();
}

/** Returns whether a file only re-exports from other files. */
export function onlyReexports(source: string): boolean {
  const code = source.replaceAll(COMMENT, '');
  return /^export\s/m.test(code) && code.replaceAll(EXPORT_FROM, '').replaceAll(IMPORT, '').trim() === '';
}

/**
 * Reads the terms of a glossary table that must not be used: the last column, `instead of`, as lower-case file names.
 *
 * @param markdown the glossary; terms are separated by commas or semicolons, notes are in brackets
 */
export function replacedTerms(markdown: string): ReadonlySet<string> {
  const rows = markdown
    .split('\n')
    .filter((line) => /^\| (?!use \||---|term)/.test(line) && line.split('|').length === 4);
  const terms = rows.flatMap((row) => (row.split('|')[2] ?? '').replaceAll(/\([^)]*\)/g, '').split(/[,;]/));
  return new Set(
    terms
      .map((term) =>
        term
          .trim()
          .toLowerCase()
          .replaceAll(/[\s_]+/g, '-'),
      )
      .filter(Boolean),
  );
}

/** The name of a file without its folder and extensions: `use-steps` for `number-field/use-steps.test.ts`. */
export function fileTerm(file: string): string {
  return basename(file).replace(/\..*$/, '').toLowerCase();
}
