import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
);
/** What `.tools/build.ts` says of the build it has made. */
const latestSchema = v.object({ id: v.string(), timestamp: v.number() });
type Manifest = v.InferOutput<typeof manifestSchema>;

/** What the browser's build made, as a page asks for it. All addresses are absolute paths. */
export type BuildAssets = {
  /** Changes with every build; a browser of another build reloads. */
  readonly buildId: string;
  /** When it was made, in milliseconds since 1970. */
  readonly builtAt: number;
  readonly entry: string;
  /** Style sheets a page of these section types needs, the layout's included, without repeats. */
  stylesOf(types: readonly string[]): readonly StyleSheet[];
  /** Every script that hydrating these types needs: fetched flat, in one round trip. */
  scriptsOf(types: readonly string[]): readonly string[];
};

export type StyleSheet = { readonly href: string; readonly css: string };

const LAYOUT = 'site/layout/layout.tsx';
const HYDRATION = 'site/client/hydrate.ts';
const ENTRY = 'site/client/entry.ts';

/** Parts of the shell that only some pages show. */
const PARTS_OF_THE_SHELL = ['breadcrumb', 'locale-suggestion', 'navigation-status', 'preview-banner'];

/** Views of articles, by the type of their section. */
const ARTICLE_VIEWS: Readonly<Record<string, string>> = {
  'article-head': 'article-head',
  'article-list': 'article-list',
  'read-on': 'related-articles',
};

/** Where a section type's styles come from; the folder's name is the type. */
function moduleOf(type: string) {
  if (type === 'error' || type === 'search')
    return `site/pages/${type === 'error' ? 'errors' : 'search'}/${type}-view.tsx`;
  if (PARTS_OF_THE_SHELL.includes(type)) return `site/layout/${type}.tsx`;
  const articleView = ARTICLE_VIEWS[type];
  if (articleView) return `site/pages/articles/${articleView}.tsx`;
  if (type === 'left-out') return 'renderer/render/section-error-card.tsx';
  return `renderer/sections/${type}/${type}.tsx`;
}

/** Reads the manifests that Vite wrote beside the browser's build in `directory`, and its style sheets. */
export async function readBuildAssets(directory: string): Promise<BuildAssets> {
  const latest = v.parse(
    latestSchema,
    JSON.parse(await readFile(join(directory, 'builds/latest.json'), 'utf8')),
  );
  const scripts = await readManifest(join(directory, '.vite/scripts.json'));
  const styles = await readManifest(join(directory, '.vite/styles.json'));
  const sheets = new Map<string, StyleSheet>();
  for (const file of new Set(Object.values(styles).flatMap(({ css }) => css))) {
    sheets.set(file, { href: `/${file}`, css: (await readFile(join(directory, file), 'utf8')).trim() });
  }

  return {
    buildId: latest.id,
    builtAt: latest.timestamp,
    entry: `/${scripts[ENTRY]?.file ?? ''}`,
    stylesOf(types) {
      const modules = [LAYOUT, ...types.map(moduleOf)];
      const names = modules
        .flatMap((module) => closure(styles, module))
        .flatMap(({ css }) => css.toReversed());
      return [...new Set(names)].flatMap((name) => sheets.get(name) ?? []);
    },
    scriptsOf(types) {
      if (types.length === 0) return [];
      const modules = [HYDRATION, ...types.map(moduleOf)];
      const files = modules.flatMap((module) => closure(scripts, module)).map(({ file }) => `/${file}`);
      return [...new Set(files)];
    },
  };
}

async function readManifest(path: string): Promise<Manifest> {
  return v.parse(manifestSchema, JSON.parse(await readFile(path, 'utf8')));
}

/** A module's chunk and all it imports statically, imported ones first: the order in which styles build on each other. */
function closure(manifest: Manifest, module: string, seen = new Set<string>()): Manifest[string][] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [...chunk.imports.flatMap((imported) => closure(manifest, imported, seen)), chunk];
}
