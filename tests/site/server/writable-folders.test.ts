import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '../../../site/server/env.ts';
import { createWritableFolders } from '../../../site/server/writable-folders.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'folders-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

test('createWritableFolders creates the configured folders, and only the owner can read the outbox', async () => {
  const [outbox, cache] = [join(directory, 'a/outbox'), join(directory, 'b/cache')];
  await createWritableFolders(readEnvironment({ FORM_OUTBOX: outbox, IMAGE_CACHE: cache }));
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  expect(statSync(cache).isDirectory()).toBe(true);
});

test('createWritableFolders needs no folder', async () => {
  await expect(createWritableFolders(readEnvironment({}))).resolves.toBeUndefined();
});

test.each(['FORM_OUTBOX', 'IMAGE_CACHE'])(
  'createWritableFolders refuses a file as %s and names the variable',
  async (variable) => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    const creation = createWritableFolders(readEnvironment({ [variable]: file }));
    await expect(creation).rejects.toThrow(EnvironmentError);
    await expect(creation).rejects.toThrow(
      `${variable}: expected a folder in which the server can write, got "${file}". EEXIST`,
    );
  },
);

test('createWritableFolders names all variables whose folders are wrong', async () => {
  const file = join(directory, 'file');
  writeFileSync(file, '');
  const creation = createWritableFolders(readEnvironment({ FORM_OUTBOX: file, IMAGE_CACHE: file }));
  await expect(creation).rejects.toThrow(EnvironmentError);
  await expect(creation).rejects.toThrow(/^FORM_OUTBOX: .*\nIMAGE_CACHE: /);
});

test('createWritableFolders creates one folder for both variables', async () => {
  const folder = join(directory, 'a/b/c');
  await createWritableFolders(readEnvironment({ FORM_OUTBOX: folder, IMAGE_CACHE: folder }));
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('createWritableFolders refuses a folder that the system cannot create, although the one above it exists', async () => {
  const creation = createWritableFolders(readEnvironment({ IMAGE_CACHE: '/proc/lantern' }));
  await expect(creation).rejects.toThrow('IMAGE_CACHE: expected a folder in which the server can write');
});
