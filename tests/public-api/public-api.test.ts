import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeRoom } from './describe-room.ts';
import { describeSections } from './describe-sections.ts';
import { openSources, type Sources } from './project.ts';

const ACCEPT =
  'What doors ask for has changed. Meant so? `npx vitest run tests/public-api -u`, and commit the diff.';

/** Lists of all sections: what stands in them is described section by section, so that a new one changes no other's. */
const LISTS = ['parse/fields', 'sections/interactive', 'sections/schemas', 'render/text-templates'].map(
  (name) => `renderer/${name}.ts`,
);

let sources: Sources;
beforeAll(() => {
  sources = openSources();
});
afterAll(() => sources.close());

test('every primitive takes the props it took', async () => {
  const doors = globSync('design-system/*/')
    .map((folder) => `design-system/${basename(folder)}/${basename(folder)}.tsx`)
    .filter((file) => existsSync(file));
  expect(doors.length).toBeGreaterThan(40);

  const described = describeRoom(sources, 'What each primitive takes', doors.toSorted());

  await expect(described, ACCEPT).toMatchFileSnapshot('design-system.snap.md');
});

test('the renderer offers other rooms what it offered', async () => {
  const doors = doorsEnteredFrom('{site,stories}/**/*.{ts,tsx}', 'renderer').filter(
    (file) => !LISTS.includes(file),
  );
  expect(doors.length).toBeGreaterThan(10);

  const described = describeRoom(sources, 'What other rooms take from the renderer', doors, LISTS);

  await expect(described, ACCEPT).toMatchFileSnapshot('renderer.snap.md');
});

test('every section’s view is given what it was given', async () => {
  const sections = describeSections(sources);
  expect(sections.size).toBeGreaterThan(15);

  for (const [name, described] of sections) {
    await expect(described, ACCEPT).toMatchFileSnapshot(`sections/${name}.snap.md`);
  }

  const kept = globSync('tests/public-api/sections/*.snap.md').map((file) => basename(file, '.snap.md'));
  expect(kept.filter((name) => !sections.has(name))).toEqual([]);
});

/** The doors of a room that files elsewhere enter. */
function doorsEnteredFrom(pattern: string, room: string) {
  const files = globSync(pattern, { exclude: ['site/statamic/**'] });
  const entered = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`from '#${room}/([^']+)'`, 'g'))].map(
      ([, name]) => `${room}/${name}.ts`,
    ),
  );
  return [...new Set(entered)].toSorted();
}
