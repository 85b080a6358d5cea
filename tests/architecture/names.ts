import { basename } from 'node:path';

const TYPE_DECLARATION = /^(?:export )?(?:type|interface|class) ([A-Z]\w*)/gm;
const EXPORT_FROM = /^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s+from\s+'[^']+';?\s*/gm;
const IMPORT = /^import\s[^;]*;\s*/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** Names of Magento are in snake case or one of two joined words. Its codes are quoted. */
const MAGENTO_NAME = /\b[a-z]+(?:_[a-z]+)+\b|\b(?:first|last)name\b|'graphql-[a-z-]+'|'[A-Z]+(?:_[A-Z]+)+'/g;
/** Codes of payment methods, carriers and filters. */
const MAGENTO_CODE = /'(?:banktransfer|purchaseorder|cashondelivery|checkmo|instore|category_u?id|url_key)'/g;

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

/** The name of a file without its folder and extensions: `use-steps` for `number-field/use-steps.test.ts`. */
export function fileTerm(file: string): string {
  return basename(file).replace(/\..*$/, '').toLowerCase();
}

/** Returns the names and codes of Magento's API in a file of the shop service: `country_code`. Comments may contain them. */
export function magentoNamesIn(source: string): string[] {
  return source.replaceAll(COMMENT, '').match(MAGENTO_NAME) ?? [];
}

/** Returns the codes of Magento's payment methods, carriers and filters in a file: `'checkmo'`. */
export function magentoCodesIn(source: string): string[] {
  return source.match(MAGENTO_CODE) ?? [];
}
