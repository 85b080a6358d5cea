import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { checkContent } from '../../../.tools/content-check/content-check.ts';
import { rightProject } from './valid-project.ts';

export const homeFile = 'content/collections/pages/nl/home.md';
export const aboutFile = 'content/collections/pages/nl/over-ons.md';

/** Files that take the place of the right project's; null takes a file away. */
type Changes = Readonly<Record<string, string | null>>;

/** In words what is wrong, the files that have it, the field it is named by, and a part of what is said of it. */
export type Fault = [fault: string, changes: Changes, field: string | null, message: string];

/** What is found in the right project after some changes. */
export async function check(changes: Changes = {}) {
  return checkContent(await projectFolder(changes));
}

/** A folder with the right project after some changes; it goes away with the test. */
export async function projectFolder(changes: Changes = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'content-check-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [file, text] of Object.entries({ ...rightProject, ...changes })) {
    if (text === null) continue;
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), text);
  }
  return directory;
}

/** A file of the right project with one passage written otherwise. */
export function edited(file: string, passage: string, instead: string): Record<string, string> {
  const text = rightProject[file] ?? '';
  if (!text.includes(passage)) throw new Error(`${file} does not say "${passage}".`);
  return { [file]: text.replace(passage, instead) };
}

export async function expectFinding(changes: Changes, field: string | null, message: string): Promise<void> {
  expect(await check(changes)).toContainEqual(
    expect.objectContaining({ field, message: expect.stringContaining(message) }),
  );
}
