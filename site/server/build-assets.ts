import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Locale } from '#site/i18n/locale';
import { messageFilesOf } from '#site/i18n/message-files';
import { isScreen, screens } from '#site/pages/screens';
import { moduleOf } from './module-of.ts';
import { LAYOUT, SECTION_PARTS } from './styled-views.ts';

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
  /** Returns the style sheets of the layout and of section types or optional parts of sections. Each style sheet appears once. */
  stylesOf(types: readonly string[]): readonly StyleSheet[];
  /**
   * Returns the scripts that hydrate section types and application screens, with the messages of the screens in a locale. Browsers fetch
   * them in parallel, in one round trip. The entry script is not one of them, because every document loads it.
   */
  scriptsOf(types: readonly string[], locale: Locale): readonly string[];
};

export type StyleSheet = { readonly href: string; readonly css: string };

const I18N = 'site/i18n/';
const HYDRATION = 'site/client/hydrate.ts';
const SCREEN_HYDRATION = 'site/client/hydrate-screen.ts';
const ENTRY = 'site/client/entry.ts';

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

  const entry = `/${scripts[ENTRY]?.file ?? ''}`;
  return {
    buildId: latest.id,
    builtAt: latest.timestamp,
    entry,
    stylesOf(types) {
      const modules = [LAYOUT, ...types.map(moduleOf)];
      const omitted = Object.values(SECTION_PARTS).filter((module) => !modules.includes(module));
      const names = modules
        .flatMap((module) => chunksOf(styles, module, new Set(omitted)))
        .flatMap(({ css }) => css.toReversed());
      return [...new Set(names)].flatMap((name) => sheets.get(name) ?? []);
    },
    scriptsOf(types, locale) {
      if (types.length === 0) return [];
      const modules = [HYDRATION, ...types.map(moduleOf), ...screenModulesOf(types, locale, scripts)];
      const files = modules.flatMap((module) => chunksOf(scripts, module)).map(({ file }) => `/${file}`);
      return [...new Set(files)].filter((file) => file !== entry);
    },
  };
}

/** Returns the modules that application screens need besides their views: providers and the messages of the locale. */
function screenModulesOf(types: readonly string[], locale: Locale, scripts: Manifest) {
  const namespaces = types.filter(isScreen).flatMap((screen) => screens[screen].namespaces);
  if (namespaces.length === 0) return [];
  const files = Object.fromEntries(
    Object.keys(scripts).flatMap((module) =>
      module.startsWith(I18N) ? [[`./${module.slice(I18N.length)}`, module] as const] : [],
    ),
  );
  return [SCREEN_HYDRATION, ...messageFilesOf(locale, namespaces, files).map(({ file }) => file)];
}

async function readManifest(path: string): Promise<Manifest> {
  return v.parse(manifestSchema, JSON.parse(await readFile(path, 'utf8')));
}

/** Returns the chunks that a module imports statically, in the order of the imports, then its own chunk. Style sheets have the same order. */
function chunksOf(manifest: Manifest, module: string, seen = new Set<string>()): Manifest[string][] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [...chunk.imports.flatMap((imported) => chunksOf(manifest, imported, seen)), chunk];
}
