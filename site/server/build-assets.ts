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
/** The file that `.tools/build.ts` writes. */
const latestSchema = v.object({ id: v.string(), timestamp: v.number() });
type Manifest = v.InferOutput<typeof manifestSchema>;

/** The files of the browser's build. All URLs are absolute paths. */
export type BuildAssets = {
  /** Changes with every build. A browser with another build reloads. */
  readonly buildId: string;
  /** Build time, in milliseconds since 1970. */
  readonly builtAt: number;
  /** The entry script. */
  readonly entry: string;
  /** The style sheets of the layout and of these section types, each once. */
  stylesOf(types: readonly string[]): readonly StyleSheet[];
  /** All scripts that hydrate these section types. Browsers fetch them in parallel, in one round trip. */
  scriptsOf(types: readonly string[]): readonly string[];
};

export type StyleSheet = { readonly href: string; readonly css: string };

const LAYOUT = 'site/layout/layout.tsx';
const HYDRATION = 'site/client/hydrate.ts';
const ENTRY = 'site/client/entry.ts';

/** Modules of the section types that the site itself renders. All other types are sections of the CMS. */
const SITE_SECTIONS: Readonly<Record<string, string>> = {
  'article-head': 'site/pages/articles/article-head.tsx',
  'article-list': 'site/pages/articles/article-list.tsx',
  breadcrumb: 'site/layout/breadcrumb.tsx',
  error: 'site/pages/errors/error-view.tsx',
  'section-error-card': 'renderer/render/section-error-card.tsx',
  'locale-suggestion': 'site/layout/locale-suggestion.tsx',
  'navigation-status': 'site/layout/navigation-status.tsx',
  'preview-banner': 'site/layout/preview-banner.tsx',
  'reload-notice': 'site/layout/reload-notice.tsx',
  'related-articles': 'site/pages/articles/related-articles.tsx',
  search: 'site/pages/search/search-view.tsx',
};

/** Returns the module of a section type, as a key of Vite's manifests. */
function moduleOf(type: string) {
  return SITE_SECTIONS[type] ?? `renderer/sections/${type}/${type}.tsx`;
}

/** Reads Vite's manifests and the style sheets of the browser's build in `directory`. */
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

/** Returns the chunk of a module and its static imports. Imports come first, as their styles do. */
function closure(manifest: Manifest, module: string, seen = new Set<string>()): Manifest[string][] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [...chunk.imports.flatMap((imported) => closure(manifest, imported, seen)), chunk];
}
