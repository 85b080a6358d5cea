import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { buildWhenStale } from '../build-when-stale.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export type ServedSite = ServerProcess & {
  /** From the start of the process to its first response. */
  readonly startedInMs: number;
};

/** `BENCH_PORT` lets two checkouts measure at the same time. */
const PORT = Number(process.env['BENCH_PORT'] ?? 4390);
export const siteUrl = `http://localhost:${PORT}`;
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
  const env = { ...defaults, ...settings, PORT: String(PORT) };
  const server = await startServerProcess(['dist/server/start.js'], { urlLabel: 'site: ', env });
  try {
    await expectHealth();
  } catch (error) {
    await server.stop();
    throw error;
  }
  // The links of the site contain this URL. The server prints an IP address.
  return { ...server, url: siteUrl, startedInMs: performance.now() - startedAt };
}

async function expectHealth() {
  const { status } = await fetch(`${siteUrl}/health`);
  if (status !== 200) throw new Error(`${siteUrl}/health: expected status 200, got ${status}.`);
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
