import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startAlone } from './start-alone.ts';
import { createProject, notes } from './temporary-project.ts';

/** At least 32 KiB, so a larger file is written in part, as on a full disk. */
const MAX_FILE_BLOCKS = 64;
const SMALL = 'a'.repeat(1024);
const LARGE = 'a'.repeat(256 * 1024);

async function storedFiles(directory: string) {
  const items = await readdir(join(directory, 'storage'), { recursive: true, withFileTypes: true });
  return items.filter((item) => item.isFile()).map(({ name }) => name);
}

test('If a file or the submission cannot be written completely, nothing of the form is stored', async () => {
  const directory = await createProject({
    'config/filesystems.php':
      "<?php return ['disks' => ['photos' => ['driver' => 'local', 'root' => storage_path('app/photos')]]];",
    'content/assets/photos.yaml': 'title: Photos\n',
    'resources/forms/contact.yaml': 'title: Contact\n',
    'resources/blueprints/forms/contact.yaml':
      'fields:\n  - { handle: message, field: { type: text } }\n  - { handle: photos, field: { type: assets, container: photos } }\n',
  });
  const url = await startAlone(directory, { maxFileBlocks: MAX_FILE_BLOCKS });
  const send = async (text: string, contents: readonly string[]) => {
    const body = new FormData();
    body.append('message', text);
    for (const content of contents) body.append('photos[]', new File([content], 'photo.txt'));
    return fetch(`${url}/!/forms/contact`, { method: 'POST', body, headers: { accept: 'application/json' } });
  };

  for (const [message, photos] of [
    ['Hello', [SMALL, LARGE]],
    [LARGE, [SMALL]],
  ] as const) {
    expect((await send(message, photos)).status).toBe(500);
    expect(await storedFiles(directory)).toEqual([]);
  }
  expect((await send('Hello', [SMALL, SMALL])).status).toBe(200);
  expect(await storedFiles(directory)).toEqual(
    expect.arrayContaining(['photo.txt', 'photo-2.txt', expect.stringMatching(/^\d+\.\d{4}\.yaml$/)]),
  );
});

test('A submission whose idempotency key cannot be written has a complete response, and no part of the key is stored', async () => {
  const directory = await createProject({
    ...notes,
    'resources/forms/contact.yaml': 'title: Contact\n',
    'resources/blueprints/forms/contact.yaml': 'fields:\n  - { handle: message, field: { type: text } }\n',
  });
  const url = await startAlone(directory, { maxFileBlocks: MAX_FILE_BLOCKS });
  const send = (redirect: string) =>
    fetch(`${url}/!/forms/contact`, {
      method: 'POST',
      body: new URLSearchParams({ message: 'Hello', _redirect: redirect }),
      headers: { accept: 'application/json', 'idempotency-key': 'k1' },
    });

  // The redirect is a part of the response, which is stored with the key, but not of the submission.
  const response = await send(`/${LARGE}`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ success: true, redirect: `/${LARGE}` });
  expect(await storedFiles(directory)).toEqual([expect.stringMatching(/^\d+\.\d{4}\.yaml$/)]);

  expect(await (await send('/thanks')).json()).toMatchObject({ success: true, redirect: '/thanks' });
});
