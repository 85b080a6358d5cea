import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { missingFrom } from '../../.tools/chromatic/find-missing.ts';
import type { Story } from '../../.tools/visual/stories.ts';

const story: Story = {
  id: 'design-system--link--on-its-own',
  title: 'Design system / Link / On its own',
  file: 'stories/design-system/link.stories.tsx',
  shots: [{ theme: 'dusk', width: 390 }],
};
const listed = { title: `stories/${story.title}`, name: 'dusk-390' };
const shown = { 'data-theme': 'dusk', 'data-story-shown': story.id };

/** A built archive, as far as it is looked at. */
async function archive(entries: readonly object[], attributes: object) {
  const directory = await mkdtemp(join(tmpdir(), 'archive-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await writeFile(join(directory, 'index.json'), JSON.stringify({ entries: { ...entries } }));
  const recording = { snapshot: { childNodes: [{ tagName: 'html', attributes }] } };
  await writeFile(join(directory, 'link-dusk-390.w390h900.snapshot.json'), JSON.stringify(recording));
  return directory;
}

test('nothing is missing from an archive that lists a story and shows it', async () => {
  expect(await missingFrom(await archive([listed], shown), [story])).toEqual([]);
});

test.each([
  ['it is not listed', [], shown, 'not listed'],
  ['another shot of it is', [{ ...listed, name: 'day-390' }], shown, 'not listed'],
  ['another story was recorded', [listed], { ...shown, 'data-story-shown': 'x' }, 'not recorded'],
  ['it was recorded by day', [listed], { ...shown, 'data-theme': 'day' }, 'not recorded'],
  ['the workbench had not shown it yet', [listed], { 'data-theme': 'dusk' }, 'not recorded'],
])('a story is missing where %s', async (_where, entries, attributes, what) => {
  expect(await missingFrom(await archive(entries, attributes), [story])).toEqual([
    `${story.id}, dusk-390: ${what}`,
  ]);
});

test('without a token it says what to do, and fails before it does anything', async () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const run = promisify(execFile)(process.execPath, ['.tools/chromatic.ts'], { env });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic'),
  });
});
