import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import qs from 'qs';
import { afterAll, beforeAll, test } from 'vitest';

/** The URL of a running content system that serves `project/`. Without it, the tests start the embedded server. */
const configuredUrl = process.env['CONTENT_BASE_URL']?.replace(/\/+$/, '');

/** The public URL of the embedded server; replaces `{{ config:app:url }}` in `project/resources/sites.yaml`. */
export const appUrl = 'https://cms.example.test';
export const previewToken = 'preview-secret-of-the-suite';
/** The clock of the embedded server. Fixture dates are far from it, so another server with the real clock gives the same results. */
const now = new Date('2026-06-15T12:00:00Z');

export type Query = Record<string, unknown>;
export type ContentResponse = { status: number; headers: Headers; text: string; body: unknown };

const started = { url: '', directory: '', submissions: '', log: new Array<string>(), close: async () => {} };

/**
 * Starts the content system before the tests of a file and stops it after them. Each file has its own copy of the project.
 *
 * @param bearerToken required by the embedded server in every request
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
  started.log.length = 0;
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

/** Returns the embedded server's project folder, its submissions folder and its log lines. */
export const embedded = () => ({
  project: started.directory,
  submissions: started.submissions,
  log: started.log,
});

/** Sends a GET request with the query in bracket notation. JSON responses are parsed; other responses have an undefined body. */
export const get = (path: string, query: Query = {}, headers: Record<string, string> = {}) =>
  sendRequest(path + qs.stringify(query, { addQueryPrefix: true }), { headers });

/** Sends any request. Redirects are returned, not followed. */
export async function sendRequest(path: string, init: RequestInit): Promise<ContentResponse> {
  const headers = new Headers(init.headers);
  if (!headers.has('accept')) headers.set('accept', 'application/json');
  const response = await fetch(started.url + path, { redirect: 'manual', ...init, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A test for the embedded server only. It is skipped with the reason if `CONTENT_BASE_URL` is set. */
export function embeddedTest(name: string, reason: string, rule: () => Promise<void>) {
  test(`${name} (embedded server only)`, async ({ skip }) => {
    skip(configuredUrl !== undefined, reason);
    await rule();
  });
}
