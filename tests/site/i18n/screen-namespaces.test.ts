import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadI18n } from '#site/i18n/load-i18n';
import { locales } from '#site/i18n/locale';
import { screens } from '#site/pages/screens';
import { createModuleLister } from '../../../.tools/list-modules.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGES = 'site/pages';
const listModules = createModuleLister(ROOT);

/** Returns the view of each screen, as `screens.ts` imports it. Screens that share a view are listed once. */
function listViews() {
  const source = readFileSync(join(ROOT, PAGES, 'screens.ts'), 'utf8');
  const entry =
    /^(?:const | {2})'?([\w-]+)'?(?: =|:) \{\n\s+namespaces: [^\n]+\n\s+loadView: .*import\('\.\/([^']+)'\)/gm;
  return [...source.matchAll(entry)].map(([, name = '', file = '']) => ({ name, file: join(PAGES, file) }));
}

/** Returns the namespaces whose messages a module translates. */
function findNamespaces(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const hooks = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, argument = '']) =>
    [...argument.matchAll(/'([\w-]+)'/g)].map(([, namespace = '']) => namespace),
  );
  const keys = [...source.matchAll(/\bt\(\s*['`]([\w-]+):/g)].map(([, namespace = '']) => namespace);
  return [...hooks, ...keys];
}

const views = listViews();

test('Every view of a screen is found', () => {
  const loaders = new Set(Object.values(screens).map(({ loadView }) => loadView));
  expect(views).toHaveLength(loaders.size);
});

test.each(views)(
  'The screen $name declares exactly the namespaces whose messages its view uses',
  ({ name, file }) => {
    const used = new Set(
      listModules(file)
        .filter((module) => /\.tsx?$/.test(module))
        .flatMap(findNamespaces),
    );
    const declared = Object.entries(screens).find(([screen]) => screen === name)?.[1].namespaces ?? [];
    expect([...used].toSorted()).toEqual([...declared].toSorted());
  },
);

test.each(locales)('The browser can load the messages of every screen in $code', async (locale) => {
  for (const { namespaces } of Object.values(screens)) {
    const i18n = await loadI18n(locale, namespaces);
    for (const namespace of namespaces)
      expect(i18n.hasResourceBundle(locale.intl, namespace), namespace).toBe(true);
  }
});
