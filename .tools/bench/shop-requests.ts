import { startLoopbackServer } from './loopback-server.ts';

/** Times in milliseconds. */
export type Percentiles = { readonly p50: number; readonly p95: number };

/** Starts a server that forwards requests to the shop and counts the requests of pages. */
export async function startCountingProxy(shopUrl: string) {
  let count = 0;
  const server = await startLoopbackServer(async ({ url = '', headers }, response) => {
    const operation = new URL(url, shopUrl).searchParams.get('operationName');
    // All pages share the path indexes, so requests for them do not count.
    if (!operation?.endsWith('Paths')) count += 1;
    const found = await fetch(shopUrl + url, { headers: { store: String(headers['store'] ?? '') } });
    response.writeHead(found.status, { 'content-type': 'application/json' });
    response.end(Buffer.from(await found.arrayBuffer()));
  });
  return { ...server, count: () => count };
}

/**
 * Returns the body of a response.
 *
 * @throws an error if the status is not 200
 */
export async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url}: expected status 200, got ${response.status}.`);
  return text;
}

/** Returns the milliseconds until the whole response. */
export async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  await fetchText(url);
  return performance.now() - startedAt;
}

/** Returns the median and the 95th percentile, with one decimal. */
export function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}
