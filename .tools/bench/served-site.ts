import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { buildWhenStale } from '../build-when-stale.ts';

export type ServedSite = {
  readonly url: string;
  /** From the start of the process to its first response. */
  readonly startedInMs: number;
  /** The process id of the server. */
  readonly pid: number;
  /** Resolves with the first line of the log that contains the text. */
  lineWith(text: string): Promise<string>;
  stop(): Promise<void>;
};

/** `BENCH_PORT` lets two checkouts measure at the same time. */
const PORT = Number(process.env['BENCH_PORT'] ?? 4390);
export const siteUrl = `http://localhost:${PORT}`;
const TIMEOUT_MS = 30_000;
const FILL_TIMEOUT_MS = 60_000;

/**
 * Starts the built site in its own process, as in production.
 *
 * @param settings additional environment variables
 */
export async function serveSite(settings: Readonly<Record<string, string>> = {}): Promise<ServedSite> {
  await buildWhenStale();
  const startedAt = performance.now();
  // A site with a shop of another address needs a secret.
  const secret = randomBytes(32).toString('hex');
  const defaults = { IMAGE_WARM_UP: 'no', LOG_LEVEL: 'error', SESSION_SECRETS: secret };
  const env = { ...process.env, ...defaults, ...settings, PORT: String(PORT) };
  const child = spawn(process.execPath, ['dist/server/start.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  await waitForServer(`${siteUrl}/health`, child);
  return {
    url: siteUrl,
    startedInMs: performance.now() - startedAt,
    pid: child.pid ?? NaN,
    lineWith: (text) =>
      new Promise((resolve) => {
        const resolveWith = (line: string) => {
          if (line.includes(text)) resolve(line);
        };
        lines.forEach(resolveWith);
        output.on('line', resolveWith);
      }),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function waitForServer(url: string, child: ChildProcess) {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end && child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`The site did not respond at ${url} within ${TIMEOUT_MS} ms.`);
}

const suggestions = v.object({ terms: v.array(v.unknown()), products: v.array(v.unknown()) });

async function readSuggestions(url: string): Promise<v.InferOutput<typeof suggestions>> {
  const response = await fetch(url);
  return response.ok ? v.parse(suggestions, await response.json()) : { terms: [], products: [] };
}

/**
 * Waits until the server has filled its search indexes, because filling takes processor time after each start. The server fills the indexes
 * of the last locale last.
 */
export async function waitForIndexes(url: string) {
  const end = performance.now() + FILL_TIMEOUT_MS;
  while (performance.now() < end) {
    // The server fills the popular terms of a locale last.
    const { terms, products } = await readSuggestions(`${url}/api/search?locale=fr-CA&q=lampe`);
    if (terms.length > 0 && products.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The indexes of ${url} are not filled after ${FILL_TIMEOUT_MS} ms.`);
}
