import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { type ScreenName, screens } from '#site/pages/screens';
import { type BuildAssets, readBuildAssets } from '../../../site/server/build-assets.ts';

const VIEWS = globSync('site/pages/**/*-view.tsx');
const ENTRY = 'site/client/entry.ts';
const MESSAGES = globSync('site/i18n/messages/*/*.json');
const FIRST_LOCALE = locales[0];

/** The files of a module in the build of this test. */
const scriptOf = (module: string) => `_build/${basename(module, '.tsx')}.js`;
const sheetOf = (module: string) => `_build/${basename(module, '.tsx')}.css`;

const directory = mkdtempSync(join(tmpdir(), 'build-assets-'));
let assets: BuildAssets;
beforeAll(async () => {
  write('builds/latest.json', { id: 'test', timestamp: 0 });
  const scripts = VIEWS.map((module) => [module, { file: scriptOf(module), imports: [ENTRY] }]);
  const messages = MESSAGES.map((module) => [module, { file: `_build/${module.replaceAll('/', '-')}.js` }]);
  const entry = [ENTRY, { file: scriptOf(ENTRY) }];
  write('.vite/scripts.json', Object.fromEntries([...scripts, ...messages, entry]));
  const styles = VIEWS.map((module) => [module, { file: scriptOf(module), css: [sheetOf(module)] }]);
  write('.vite/styles.json', Object.fromEntries(styles));
  for (const module of VIEWS) write(sheetOf(module), {});
  assets = await readBuildAssets(directory);
});
afterAll(() => rmSync(directory, { recursive: true }));

function write(path: string, json: object) {
  mkdirSync(dirname(join(directory, path)), { recursive: true });
  writeFileSync(join(directory, path), JSON.stringify(json));
}

/** Returns the module that exports the view of a screen. */
async function viewModuleOf(name: ScreenName): Promise<string> {
  const { name: view } = await screens[name].loadView();
  const modules = VIEWS.filter((path) => readFileSync(path, 'utf8').includes(`export function ${view}(`));
  expect(modules, view).toHaveLength(1);
  return modules[0] ?? '';
}

const names = Object.keys(screens) as ScreenName[];

describe.each(names)('The build files of the screen “%s”', (name) => {
  test('have the style sheet of its view', async () => {
    const hrefs = assets.stylesOf([name]).map(({ href }) => href);
    expect(hrefs).toEqual([`/${sheetOf(await viewModuleOf(name))}`]);
  });

  test('do not name the entry script again', () => {
    expect(assets.entry).toBe(`/${scriptOf(ENTRY)}`);
    expect(assets.scriptsOf([name], FIRST_LOCALE)).not.toContain(assets.entry);
  });

  test('have the script of its view, and its messages in the locale', async () => {
    const scripts = assets.scriptsOf([name], FIRST_LOCALE);
    expect(scripts).toContain(`/${scriptOf(await viewModuleOf(name))}`);
    for (const namespace of screens[name].namespaces)
      expect(scripts).toContain(`/_build/site-i18n-messages-${FIRST_LOCALE.code}-${namespace}.json.js`);
  });
});
