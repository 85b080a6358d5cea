import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeModules } from './describe-modules.ts';
import { describeSections } from './describe-sections.ts';
import { openSources, type Sources } from './sources.ts';

const HINT =
  'The public API has changed. If that is intended, run `npx vitest run tests/public-api -u` and commit the diff.';

/** Files that list all sections. Each section has a separate snapshot, so a new section changes no other snapshot. */
const REGISTRIES = [
  'renderer/parse/fields.ts',
  'renderer/sections/interactive.ts',
  'renderer/sections/sections.ts',
];

let sources: Sources;
beforeAll(() => {
  sources = openSources();
});
afterAll(() => sources.close());

test('Primitives have the props in the snapshot', async () => {
  const modules = globSync('design-system/*/')
    .flatMap((folder) => ['tsx', 'ts'].map((extension) => `${folder}/${basename(folder)}.${extension}`))
    .filter((file) => existsSync(file));
  expect(modules.length).toBeGreaterThan(40);

  const described = describeModules(sources, 'Props of each primitive', modules.toSorted());

  await expect(described, HINT).toMatchFileSnapshot('design-system.snap.md');
});

test('The renderer has the exports in the snapshot', async () => {
  const modules = modulesImportedBy('{site,stories}/**/*.{ts,tsx}', 'renderer').filter(
    (file) => !REGISTRIES.includes(file),
  );
  expect(modules.length).toBeGreaterThan(10);

  const described = describeModules(sources, 'Exports of the renderer', modules, REGISTRIES);

  await expect(described, HINT).toMatchFileSnapshot('renderer.snap.md');
});

test('Section views have the props in their snapshots', async () => {
  const sections = describeSections(sources);
  expect(sections.size).toBeGreaterThan(15);

  for (const [name, described] of sections) {
    await expect(described, HINT).toMatchFileSnapshot(`sections/${name}.snap.md`);
  }

  const snapshots = globSync('tests/public-api/sections/*.snap.md').map((file) => basename(file, '.snap.md'));
  expect(snapshots.filter((name) => !sections.has(name))).toEqual([]);
});

/** Returns the modules of a top-level folder that files outside of it import by its alias. */
function modulesImportedBy(pattern: string, folder: string) {
  const files = globSync(pattern, { exclude: ['site/statamic/**'] });
  const modules = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`from '#${folder}/([^']+)'`, 'g'))].map(
      ([, name]) => [`${folder}/${name}.ts`, `${folder}/${name}.tsx`].find((path) => existsSync(path)) ?? [],
    ),
  );
  return [...new Set(modules.flat())].toSorted();
}
