import { readFileSync } from 'node:fs';

const manifest: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
/** The aliases of `package.json#imports`; the longest prefix comes first, as Node.js resolves them. */
const ALIASES = Object.entries(manifest.imports)
  .map(([alias, path]) => ({ prefix: alias.replace('*', ''), path: path.replace('./', '') }))
  .toSorted((one, other) => other.prefix.length - one.prefix.length);

/** Returns the path that an import alias stands for: `#design-system/button` → `design-system/button/button.tsx`. */
export function resolveAlias(specifier: string): string | undefined {
  const alias = ALIASES.find(({ prefix, path }) =>
    path.includes('*') ? specifier.startsWith(prefix) : specifier === prefix,
  );
  return alias?.path.replaceAll('*', specifier.slice(alias.prefix.length));
}
