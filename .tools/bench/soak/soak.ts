import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { memoryOf } from '../memory.ts';
import { median, percentile } from '../percentiles.ts';
import type { ServedSite } from '../served-site.ts';

export type SoakResult = {
  /** Requests of visitors. */
  readonly requests: number;
  /** Requests of visitors without a response of the expected status. */
  readonly failures: readonly string[];
  /** Latency of visitors' requests in milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Median resident memory of the server in MB, in the first and last quarter after the warm-up. */
  readonly memoryBefore: number;
  readonly memoryAfter: number;
};

type SoakOptions = {
  readonly durationMs: number;
  /** Attackers that each send one hostile request after the other. */
  readonly attackers: number;
};

const INTERVAL_MS = 100;
const MEMORY_INTERVAL_MS = 1_000;
/** The caches fill in this share of the time, so memory is compared after it. */
const WARM_UP_SHARE = 0.2;
const REQUEST_TIMEOUT_MS = 30_000;
const LOCALES = ['nl', 'en-UK'];

/** Sends ten requests of visitors a second while attackers send hostile requests, and measures the visitors' latency. */
export async function soak(site: ServedSite, { durationMs, attackers }: SoakOptions): Promise<SoakResult> {
  const urls = await readUrls(site.url);
  const endsAt = Date.now() + durationMs;
  const attack = new Worker(new URL('attack.ts', import.meta.url), {
    workerData: { origin: site.url, endsAt, attackers },
  });
  const attackEnds = once(attack, 'exit');

  const latencies: number[] = [];
  const failures: string[] = [];
  const memory: number[] = [];
  const pending: Promise<void>[] = [];
  const timer = setInterval(() => memory.push(memoryOf(site.pid)), MEMORY_INTERVAL_MS);
  for (let turn = 0; Date.now() < endsAt; turn += 1) {
    // Does not wait for the response. Otherwise a slow response would delay the next requests, and their latency would be missing.
    pending.push(visit(site.url, urls, turn, { latencies, failures }));
    await wait(INTERVAL_MS);
  }
  await Promise.all(pending);
  clearInterval(timer);
  await attackEnds;

  const settled = memory.slice(Math.floor(memory.length * WARM_UP_SHARE));
  const quarter = Math.ceil(settled.length / 4);
  return {
    requests: pending.length,
    failures,
    p50: Math.round(percentile(latencies, 0.5)),
    p99: Math.round(percentile(latencies, 0.99)),
    memoryBefore: Math.round(median(settled.slice(0, quarter))),
    memoryAfter: Math.round(median(settled.slice(-quarter))),
  };
}

/** Requests a page, or its payload, or posts an incomplete form, and records the latency. */
async function visit(
  origin: string,
  urls: readonly string[],
  turn: number,
  { latencies, failures }: { latencies: number[]; failures: string[] },
) {
  const page = urls[turn % urls.length] ?? origin;
  const isPost = turn % 10 === 0;
  const url = isPost ? `${origin}/nl/contact` : turn % 3 === 0 ? `${page}/_payload.json` : page;
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const init = { signal, headers: { origin } };
  const status = await fetch(url, isPost ? { ...init, method: 'POST', body: incompleteForm() } : init)
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch((error: unknown) => String(error));
  latencies.push(performance.now() - startedAt);
  if (status !== (isPost ? 422 : 200)) failures.push(`${url}: ${status}`);
}

/** Returns a contact form without its required values, so the server validates it and stores nothing. */
function incompleteForm() {
  const body = new FormData();
  const values = { _section: 's-contact-2-form', _form: 'contact', _elapsed: '60000', name: 'Kim Vos' };
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  return body;
}

/** Returns the URLs of the sitemaps. */
async function readUrls(origin: string): Promise<readonly string[]> {
  const sitemaps = await Promise.all(
    LOCALES.map(async (locale) => (await fetch(`${origin}/${locale}/sitemap.xml`)).text()),
  );
  const urls = sitemaps.flatMap((xml) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url),
  );
  if (urls.length === 0) throw new Error('The sitemaps list no page.');
  return urls.map((url) => origin + new URL(url).pathname);
}
