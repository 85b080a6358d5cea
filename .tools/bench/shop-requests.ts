import { startLoopbackServer } from './loopback-server.ts';

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
