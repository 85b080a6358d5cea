import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { checkContent } from '../../../.tools/content-check/content-check.ts';
import { validProject } from './valid-project.ts';

export const homeFile = 'content/collections/pages/nl/home.md';
export const aboutFile = 'content/collections/pages/nl/over-ons.md';

/** Files that replace those of the valid project; null removes a file. */
type Changes = Readonly<Record<string, string | null>>;

/** A mistake, the changed files that contain it, the field of its finding, and a part of the message. */
export type ProblemCase = [mistake: string, changes: Changes, field: string | null, message: string];

/** Checks the valid project after some changes. */
export async function check(changes: Changes = {}) {
  return checkContent(await projectFolder(changes));
}

/** Creates a folder with the valid project after some changes. It is removed when the test ends. */
export async function projectFolder(changes: Changes = {}): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'content-check-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [file, text] of Object.entries({ ...validProject, ...changes })) {
    if (text === null) continue;
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await writeFile(join(directory, file), text);
  }
  return directory;
}

/** Returns a file of the valid project with one passage replaced. */
export function edited(file: string, passage: string, replacement: string): Record<string, string> {
  const text = validProject[file] ?? '';
  if (!text.includes(passage)) throw new Error(`${file} does not contain "${passage}".`);
  return { [file]: text.replace(passage, replacement) };
}

export async function expectFinding(changes: Changes, field: string | null, message: string): Promise<void> {
  expect(await check(changes)).toContainEqual(
    expect.objectContaining({ field, message: expect.stringContaining(message) }),
  );
}
