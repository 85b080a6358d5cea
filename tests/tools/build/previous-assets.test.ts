import { mkdtempSync, readdirSync, rmSync, writeFileSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepPreviousAssets, readPreviousAssets } from '../../../.tools/build/previous-assets.ts';

/** Writes a build into a folder, as the bundler does: it deletes the files of the last build. */
async function build(directory: string, files: Readonly<Record<string, string>>) {
  const previous = await readPreviousAssets(directory);
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(join(directory, '_build'), { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(directory, '_build', name), content);
  await keepPreviousAssets(directory, previous);
}

test('A build keeps the assets of the previous build, and not those of the build before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const directory = join(folder, 'client');
  const assets = () => readdirSync(join(directory, '_build')).toSorted();

  await build(directory, { 'entry-1.js': 'one', 'shared.css': 'same' });
  expect(assets()).toEqual(['entry-1.js', 'shared.css']);
  await build(directory, { 'entry-2.js': 'two', 'shared.css': 'same' });
  expect(assets()).toEqual(['entry-1.js', 'entry-2.js', 'shared.css']);
  expect(readFileSync(join(directory, '_build', 'entry-1.js'), 'utf8')).toBe('one');
  await build(directory, { 'entry-3.js': 'three' });
  expect(assets()).toEqual(['entry-2.js', 'entry-3.js', 'shared.css']);
});
