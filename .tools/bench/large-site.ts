import { serveManyPages } from './many-pages.ts';
import { memoryOf, watchMemory } from './memory.ts';
import { percentiles } from './percentiles.ts';
import { serveSite } from './served-site.ts';

const PAGES = 100_000;
/** Requests for different pages with `hreflang`. Each page looks up its seven localisations. */
const PAGE_REQUESTS = 300;
const TIMEOUT_MS = 600_000;

type Measurement = Readonly<Record<string, number>>;

/**
 * Measures the server with 100,000 pages in eight locales: the sitemap index, its first two parts twice, and pages with `hreflang`.
 * Returns milliseconds to the first and last byte, and the memory of the server's process.
 */
export async function measureLargeSite(): Promise<Readonly<Record<string, Measurement>>> {
  const content = await serveManyPages(PAGES);
  const site = await serveSite({ CONTENT_BASE_URL: content.url });
  try {
    const rows: Record<string, Measurement> = { idle: { 'MB at the end': Math.round(memoryOf(site.pid)) } };
    await (await fetch(`${site.url}/nl/lamp-0`)).text();
    rows['sitemap, index'] = await measureResponse(`${site.url}/nl/sitemap.xml`, site.pid);
    for (const suffix of ['', ', second time']) {
      for (const part of [1, 2]) {
        const url = `${site.url}/nl/sitemap.xml?part=${part}`;
        rows[`sitemap, part ${part}${suffix}`] = await measureResponse(url, site.pid);
      }
    }
    rows[`${PAGE_REQUESTS} pages with hreflang`] = await measurePages(site.url, site.pid);
    return rows;
  } finally {
    await site.stop();
    content.close();
  }
}

async function measureResponse(url: string, pid: number): Promise<Measurement> {
  const stopWatching = watchMemory(pid);
  const startedAt = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok || !response.body) throw new Error(`${url}: expected status 200, got ${response.status}.`);
  let firstByte = NaN;
  let bytes = 0;
  for await (const piece of response.body) {
    if (bytes === 0) firstByte = performance.now() - startedAt;
    bytes += piece.byteLength;
  }
  return {
    'ms to the first byte': Math.round(firstByte),
    'ms to the last byte': Math.round(performance.now() - startedAt),
    MB: Math.round(bytes / 100_000) / 10,
    'peak MB': Math.round(stopWatching()),
    'MB at the end': Math.round(memoryOf(pid)),
  };
}

async function measurePages(url: string, pid: number): Promise<Measurement> {
  const stopWatching = watchMemory(pid);
  const times: number[] = [];
  for (let index = 0; index < PAGE_REQUESTS; index += 1) {
    const startedAt = performance.now();
    // The numbers are spread over all pages, and no page is requested twice.
    const html = await (await fetch(`${url}/nl/lamp-${(index * 331 + 7) % PAGES}`)).text();
    times.push(performance.now() - startedAt);
    const count = html.match(/rel="alternate" hreflang=/g)?.length;
    if (count !== 8) throw new Error(`Expected 8 hreflang links on a page, got ${count}.`);
  }
  const { p50, p95 } = percentiles(times);
  return {
    'ms, median': p50,
    'ms, 95th percentile': p95,
    'peak MB': Math.round(stopWatching()),
    'MB at the end': Math.round(memoryOf(pid)),
  };
}
