import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { startContentServer } from '#embedded/content';
import type { ContentServerOptions } from '#embedded/content';

export const clock = new Date('2026-03-14T12:00:00Z');

/** Creates a project folder with these files. It is removed when the test ends. */
export async function createProject(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'content-project-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) await write(directory, path, text);
  return directory;
}

export async function write(directory: string, path: string, text: string): Promise<void> {
  await mkdir(dirname(join(directory, path)), { recursive: true });
  await writeFile(join(directory, path), text);
}

/** Starts a content server with these files. `get` fetches a path. The server stops when the test ends. */
export async function serveProject(
  files: Record<string, string>,
  options: Partial<ContentServerOptions> = {},
) {
  return serveFolder(await createProject(files), options);
}

/** Starts a content server for a folder from `createProject`. */
export async function serveFolder(directory: string, options: Partial<ContentServerOptions> = {}) {
  const log: string[] = [];
  const server = await startContentServer({
    directory,
    port: 0,
    appUrl: 'https://www.example.test',
    submissionsDirectory: join(directory, 'submissions'),
    now: () => clock,
    log: (line) => log.push(line),
    ...options,
  });
  onTestFinished(() => server.close());
  const get = async (
    path: string,
    init: RequestInit = {},
  ): Promise<{ status: number; headers: Headers; body: unknown }> => {
    const response = await fetch(server.url + path, init);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  return { directory, log, get, url: server.url };
}

/** A minimal project: one site and one collection without a blueprint. */
export const notes = {
  'content/collections/notes.yaml': "title: Notes\nroute: '/notes/{slug}'\n",
  'content/collections/notes/first.md': "---\nid: n1\ntitle: 'First note'\n---\n",
};
