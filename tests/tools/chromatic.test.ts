import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { findMissingScreenshots, findUnrecordedStories } from '../../.tools/chromatic/find-missing.ts';
import type { Story } from '../../.tools/visual/stories.ts';

const story: Story = {
  id: 'design-system--link--standalone',
  title: 'Design system / Link / Standalone',
  file: 'stories/design-system/link.stories.tsx',
  screenshots: [{ theme: 'dusk', width: 390 }],
};
const listed = { title: `stories/${story.title}`, name: 'dusk-390' };
const attributesOfStory = { 'data-theme': 'dusk', 'data-story-shown': story.id };

/** Writes the parts of a built archive that the check reads. */
async function createArchive(entries: readonly object[], attributes: object) {
  const directory = await mkdtemp(join(tmpdir(), 'archive-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await writeFile(join(directory, 'index.json'), JSON.stringify({ entries: { ...entries } }));
  const recording = { snapshot: { childNodes: [{ tagName: 'html', attributes }] } };
  await writeFile(join(directory, 'link-dusk-390.w390h900.snapshot.json'), JSON.stringify(recording));
  return directory;
}

test('Archive check passes when the archive lists and records every screenshot', async () => {
  expect(await findMissingScreenshots(await createArchive([listed], attributesOfStory), [story])).toEqual([]);
});

test.each([
  ['the story is not listed', [], attributesOfStory, 'not listed'],
  ['only another screenshot is listed', [{ ...listed, name: 'day-390' }], attributesOfStory, 'not listed'],
  ['another story was recorded', [listed], { ...attributesOfStory, 'data-story-shown': 'x' }, 'not recorded'],
  ['another theme was recorded', [listed], { ...attributesOfStory, 'data-theme': 'day' }, 'not recorded'],
  ['the recording has no story id', [listed], { 'data-theme': 'dusk' }, 'not recorded'],
])('Archive check reports a screenshot when %s', async (_case, entries, attributes, problem) => {
  expect(await findMissingScreenshots(await createArchive(entries, attributes), [story])).toEqual([
    `${story.id}, dusk-390: ${problem}`,
  ]);
});

test('Recorder check reports each story that the recorder does not list', () => {
  const other = { ...story, id: 'renderer--hero--typical', title: 'Renderer / Hero / Typical' };
  expect(findUnrecordedStories([story.title, other.title], [story, other])).toEqual([]);
  expect(findUnrecordedStories([story.title], [story, other])).toEqual([other.id]);
});

test('npm run chromatic without a token fails before recording and explains where the token is', async () => {
  const { CHROMATIC_PROJECT_TOKEN: _, ...env } = process.env;
  const run = promisify(execFile)(process.execPath, ['.tools/chromatic.ts'], { env });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('CHROMATIC_PROJECT_TOKEN=chpt_… npm run chromatic'),
  });
});
