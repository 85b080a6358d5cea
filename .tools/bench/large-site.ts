import { serveManyPages } from './many-pages.ts';
import { memoryOf, watchMemory } from './memory.ts';
import { serveSite } from './served-site.ts';

const PAGES = 100_000;
/** Pages visited for the times of `hreflang`: each asks for its seven translations. */
const VISITS = 300;
/** A measurement that takes longer has gone wrong. */
const PATIENCE_MS = 600_000;

type Row = Readonly<Record<string, number>>;

/**
 * What 100,000 pages in eight locales cost the server: the index of a sitemap, both of its parts twice, and pages that name their
 * translations. Milliseconds until the first byte and until the last, and the memory of the server's process.
 */
export async function measureLargeSite(): Promise<Readonly<Record<string, Row>>> {
  const content = await serveManyPages(PAGES);
  const site = await serveSite({ CONTENT_BASE_URL: content.url });
  try {
    const rows: Record<string, Row> = { 'at rest': { 'MB at the end': Math.round(memoryOf(site.pid)) } };
    await (await fetch(`${site.url}/nl/lamp-0`)).text();
    rows['sitemap, index'] = await measureRead(`${site.url}/nl/sitemap.xml`, site.pid);
    for (const again of ['', ', again']) {
      for (const part of [1, 2]) {
        const address = `${site.url}/nl/sitemap.xml?part=${part}`;
        rows[`sitemap, part ${part}${again}`] = await measureRead(address, site.pid);
      }
    }
    rows[`${VISITS} pages with hreflang`] = await measurePages(site.url, site.pid);
    return rows;
  } finally {
    await site.stop();
    content.close();
  }
}

async function measureRead(address: string, pid: number): Promise<Row> {
  const mostMemory = watchMemory(pid);
  const begun = performance.now();
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}.`);
  let firstByte = NaN;
  let bytes = 0;
  for await (const piece of answer.body) {
    if (bytes === 0) firstByte = performance.now() - begun;
    bytes += piece.byteLength;
  }
  return {
    'ms to the first byte': Math.round(firstByte),
    'ms to the last': Math.round(performance.now() - begun),
    MB: Math.round(bytes / 100_000) / 10,
    'most MB of memory': Math.round(mostMemory()),
    'MB at the end': Math.round(memoryOf(pid)),
  };
}

async function measurePages(url: string, pid: number): Promise<Row> {
  const mostMemory = watchMemory(pid);
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const begun = performance.now();
    // Spread over all pages, so that none has been asked for before.
    const html = await (await fetch(`${url}/nl/lamp-${(visit * 331 + 7) % PAGES}`)).text();
    times.push(performance.now() - begun);
    const named = html.match(/rel="alternate" hreflang=/g)?.length;
    if (named !== 8) throw new Error(`A page names ${named} translations.`);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round((times[Math.floor(VISITS * share)] ?? NaN) * 10) / 10;
  return {
    'ms, half of them': at(0.5),
    'ms, 95 of 100': at(0.95),
    'most MB of memory': Math.round(mostMemory()),
    'MB at the end': Math.round(memoryOf(pid)),
  };
}
