import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContentServer } from '#embedded/content';
import { benchUri, writeBenchProject } from './content-project.ts';
import { type Percentiles, percentiles } from './percentiles.ts';

const ENTRIES = 10_000;
const CALLS = 400;
const ENTRIES_PER_SITE = ENTRIES / 2;

/** Times in milliseconds. */
export type ContentServerFigures = {
  /** Until the first response with a page. The port opens earlier. */
  readonly start: number;
  readonly calls: Readonly<Record<string, Percentiles>>;
};

/** Measures the embedded content server with ten thousand entries. */
export async function measureContentServer(): Promise<ContentServerFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'content-bench-'));
  try {
    await writeBenchProject(folder, ENTRIES);
    const startedAt = performance.now();
    const server = await startContentServer({
      directory: folder,
      port: 0,
      appUrl: 'https://example.test',
      submissionsDirectory: join(folder, 'submissions'),
    });
    await call(`${server.url}/api/entries-by-uri?uri=/&site=en`);
    const start = Math.round(performance.now() - startedAt);

    const list = `${server.url}/api/collections/pages/entries?site=en&filter[site]=en&limit=20`;
    const calls = {
      'list by title': await measureCalls(
        (index) => `${list}&sort=title&page=${1 + ((index * 37) % (ENTRIES_PER_SITE / 20))}`,
      ),
      'list by topic': await measureCalls(
        (index) => `${list}&filter[taxonomy:topics]=topic-${index % 20}&sort=-updated_at`,
      ),
      'by uri': await measureCalls(
        (index) =>
          `${server.url}/api/entries-by-uri?site=en&uri=${benchUri((index * 97) % ENTRIES_PER_SITE)}`,
      ),
    };
    await server.close();
    return { start, calls };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureCalls(urlOf: (index: number) => string) {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index += 1) {
    const startedAt = performance.now();
    await call(urlOf(index));
    times.push(performance.now() - startedAt);
  }
  return percentiles(times);
}

async function call(url: string): Promise<void> {
  const response = await fetch(url);
  await response.text();
  if (response.status !== 200) throw new Error(`${url}: expected status 200, got ${response.status}.`);
}
