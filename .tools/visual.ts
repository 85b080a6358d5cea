import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findOrFetchBrowser } from './find-browser.ts';
import { accept } from './visual/accept.ts';
import { buildStories } from './visual/build-stories.ts';
import { planShots } from './visual/plan.ts';
import { folderOf } from './visual/snapshot-store.ts';
import { type Outcome, outcomeOf, readVerdict } from './visual/verdict.ts';

// `npm run visual [-- part of a story's name …] [--all]`: pixels, accessibility tree and axe of every story that may have changed.
process.chdir(`${import.meta.dirname}/..`);
const { positionals: parts, values } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const CHROMIUM_PATH = findOrFetchBrowser();
const browser = execFileSync(CHROMIUM_PATH, ['--version'], { encoding: 'utf8' }).trim();
const isFirst = !existsSync('.visual/baseline');

buildStories();
const { asked, toShoot } = await planShots(parts, { browser, all: values.all });
const shots = toShoot.reduce((sum, story) => sum + story.shots.length, 0);
console.log(
  `${asked.length} stories asked for; ${toShoot.length} may have changed: ${shots} pictures to take.`,
);
if (toShoot.length > 0) {
  await mkdir('.visual', { recursive: true });
  await writeFile('.visual/plan.json', JSON.stringify(toShoot));
  // What an earlier run found says nothing about this one, should it end before it has seen them all.
  for (const { id } of toShoot) await rm(folderOf('latest', id), { recursive: true, force: true });
  const start = performance.now();
  spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/visual/playwright.config.ts'],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH } },
  );
  console.log(`${shots} pictures in ${Math.round((performance.now() - start) / 1_000)} s.`);
}

const found: Record<Outcome | 'untold', string[]> = {
  same: [],
  new: [],
  changed: [],
  faulty: [],
  untold: [],
};
for (const { id } of toShoot) {
  const verdict = await readVerdict(id);
  const outcome = verdict ? outcomeOf(verdict) : 'untold';
  if (outcome === 'new' && isFirst) await accept(id);
  found[isFirst && outcome === 'new' ? 'same' : outcome].push(id);
}
if (isFirst && toShoot.length > 0)
  console.log('There was nothing to compare with: these pictures are the baseline from now on.');
say(found.new, 'new, to be looked at');
say(found.changed, 'changed, to be looked at');
say(found.faulty, 'with complaints of axe');
say(found.untold, 'that could not be shown');
const open = asked.length - found.same.length - (asked.length - toShoot.length);
if (open > 0) {
  console.log('npm run visual:report shows them; npm run visual:accept -- <id> accepts one.');
  process.exitCode = 1;
} else console.log('Everything looks and reads as it did.');

function say(ids: readonly string[], what: string) {
  if (ids.length > 0) console.log(`${ids.length} ${what}:\n  ${ids.join('\n  ')}`);
}
