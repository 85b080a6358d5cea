import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStaticFiles } from '../../../site/server/static-files.ts';

test('readStaticFiles serves a build in a hidden folder, but not the build’s own hidden files', async () => {
  const home = mkdtempSync(join(tmpdir(), 'lantern-'));
  const build = join(home, '.projects/site/dist');
  mkdirSync(join(build, '_build'), { recursive: true });
  mkdirSync(join(build, '.vite'));
  writeFileSync(join(build, '_build/entry.js'), 'start()');
  writeFileSync(join(build, '.vite/notes.txt'), 'ours');

  const files = await readStaticFiles(build);
  const get = (path: string) => files(new Request(`https://www.example.test${path}`));
  expect(await (await get('/_build/entry.js'))?.text()).toBe('start()');
  expect(await get('/.vite/notes.txt')).toBeUndefined();
  rmSync(home, { recursive: true });
});
