import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { percentile } from './percentiles.ts';
import { serveSite } from './served-site.ts';
import { timeOf } from './shop-requests.ts';

const PAGE = '/nl';
/** Widths of the picture at the top of the page on a phone and on a desktop. */
const WIDTHS = [828, 1440];
const WARM_UP_ENDED = 'the pictures of the main pages';
/** Duration of the comparison without a warm-up. */
const COMPARISON_MS = 20_000;
const SAMPLE_MS = 100;

type Views = Record<
  string,
  { 'first view': number; 'second view': number; 'first view after warm-up'?: number }
>;

/**
 * Measures the first view of the picture at the top of the home page in milliseconds, with an empty cache and after the warm-up. Also
 * measures the duration of the warm-up and the responses of the server with and without it.
 */
export async function measureFirstView() {
  const directory = await mkdtemp(join(tmpdir(), 'lantern-first-view-'));
  try {
    const { views, responses } = await measureWithoutWarmUp(join(directory, 'cold'));
    const warmUp = await measureWarmUp(join(directory, 'warm'), views);
    return { views, warmUp: { 'without warm-up': responses, 'during the warm-up': warmUp } };
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function measureWithoutWarmUp(cache: string) {
  const site = await serveSite({ IMAGE_CACHE: cache });
  try {
    const views: Views = {};
    for (const path of await pathsOfTopPicture(site.url))
      views[path] = {
        'first view': Math.round(await timeOf(site.url + path)),
        'second view': Math.round(await timeOf(site.url + path)),
      };
    return { views, responses: await measureResponses(site.url, AbortSignal.timeout(COMPARISON_MS)) };
  } finally {
    await site.stop();
  }
}

/** Adds the views after the warm-up to `views`. */
async function measureWarmUp(cache: string, views: Views) {
  const startedAt = performance.now();
  const site = await serveSite({ IMAGE_CACHE: cache, IMAGE_WARM_UP: 'yes', LOG_LEVEL: 'info' });
  try {
    const ended = new AbortController();
    const line = site.lineWith(WARM_UP_ENDED);
    void line.then(() => ended.abort());
    const responses = await measureResponses(site.url, ended.signal);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    for (const [path, row] of Object.entries(views))
      row['first view after warm-up'] = Math.round(await timeOf(site.url + path));
    const [, rendered = '0'] = /"rendered":(\d+)/.exec(await line) ?? [];
    return { ...responses, renditions: Number(rendered), seconds };
  } finally {
    await site.stop();
  }
}

/** Measures response times in milliseconds, one request at a time, until the signal aborts. */
async function measureResponses(url: string, signal: AbortSignal) {
  const health: number[] = [];
  const pages: number[] = [];
  while (!signal.aborted) {
    health.push(await timeOf(`${url}/health`));
    pages.push(await timeOf(`${url}${PAGE}?preview=true`));
    await setTimeout(SAMPLE_MS);
  }
  return {
    '/health p50': Math.round(percentile(health, 0.5)),
    '/health p99': Math.round(percentile(health, 0.99)),
    'page p50': Math.round(percentile(pages, 0.5)),
    'page p99': Math.round(percentile(pages, 0.99)),
  };
}

async function pathsOfTopPicture(url: string) {
  const html = await (await fetch(url + PAGE)).text();
  const srcSets = Array.from(html.matchAll(/ srcset="([^"]*)"/gi), ([, srcSet = '']) => srcSet);
  const avif = srcSets.find((srcSet) => srcSet.includes(',f_avif/')) ?? '';
  const paths = avif.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
  const found = paths.filter((path) => WIDTHS.some((width) => path.includes(`/w_${width},`)));
  if (found.length === 0) throw new Error(`${PAGE}: expected a picture in the widths ${WIDTHS.join(', ')}.`);
  return found;
}
