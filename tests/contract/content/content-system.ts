import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import qs from 'qs';
import { afterAll, beforeAll, test } from 'vitest';

/** The address of a content system that already runs, with `project/` laid over it; without it the embedded server is started. */
const configuredUrl = process.env['CONTENT_BASE_URL']?.replace(/\/+$/, '');

/** What the embedded server is told its public address is; `{{ config:app:url }}` in `project/resources/sites.yaml`. */
export const appUrl = 'https://cms.example.test';
export const previewToken = 'preview-secret-of-the-suite';
/** The embedded server's clock. The fixtures' dates lie far enough from it that a real installation's clock does as well. */
export const now = new Date('2026-06-15T12:00:00Z');

export type Query = Record<string, unknown>;
export type Answer = { status: number; headers: Headers; text: string; body: unknown };

const started = { url: '', directory: '', submissions: '', log: new Array<string>(), close: async () => {} };

/**
 * Starts the system before this file's tests and stops it after them. Each file has a copy of the project of its own.
 *
 * @param bearerToken asked of every request to the embedded server
 */
export function useContentSystem({ bearerToken }: { bearerToken?: string } = {}) {
  beforeAll(async () => {
    if (configuredUrl) started.url = configuredUrl;
    else await startEmbedded(bearerToken);
  });
  afterAll(() => started.close());
}

async function startEmbedded(bearerToken: string | undefined) {
  const { startContentServer } = await import('#embedded/content');
  const temporary = await mkdtemp(join(tmpdir(), 'content-contract-'));
  started.directory = join(temporary, 'project');
  started.submissions = join(temporary, 'submissions');
  await cp(join(import.meta.dirname, 'project'), started.directory, {
    recursive: true,
    preserveTimestamps: true,
  });
  const server = await startContentServer({
    directory: started.directory,
    port: 0,
    appUrl,
    previewTokens: [previewToken],
    submissionsDirectory: started.submissions,
    ...(bearerToken && { bearerToken }),
    now: () => now.getTime(),
    log: (line) => started.log.push(line),
  });
  started.url = server.url.replace(/\/+$/, '');
  started.close = async () => {
    await server.close();
    await rm(temporary, { recursive: true, force: true });
  };
}

/** Where the embedded server keeps this file's copy of the project and what its forms receive, and the lines it has logged. */
export const embedded = () => ({
  project: started.directory,
  submissions: started.submissions,
  log: started.log,
});

/** Asks by GET, the query in nested bracket form; JSON answers are parsed, others have an undefined body. */
export const get = (path: string, query: Query = {}, headers: Record<string, string> = {}) =>
  ask(path + qs.stringify(query, { addQueryPrefix: true }), { headers });

/** Any other request. Redirects are answers, not followed. */
export async function ask(path: string, init: RequestInit): Promise<Answer> {
  const headers = new Headers(init.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  const response = await fetch(started.url + path, { redirect: 'manual', ...init, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parsed(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A rule that only the embedded server can be held to: skipped, with the reason, where `CONTENT_BASE_URL` names another system. */
export function embeddedTest(name: string, reason: string, rule: () => Promise<void>) {
  test(`${name} (embedded server only)`, async ({ skip }) => {
    skip(configuredUrl !== undefined, reason);
    await rule();
  });
}
