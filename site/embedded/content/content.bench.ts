import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchUri, writeBenchProject } from './bench-project.ts';
import { startContentServer } from './content.ts';

// Benchmark with ten thousand entries. Limits: start in 5 s, 95th percentile of list and by-uri calls 20 ms. Run it with `node`. It prints
// the measurements and exits with code 1 if one is above its limit.
const ENTRIES = 10_000;
const CALLS = 400;
const MAX_START_MS = 5000;
const MAX_P95_MS = 20;

const folder = await mkdtemp(join(tmpdir(), 'content-bench-'));
let isOverLimit = false;
try {
  await writeBenchProject(folder, ENTRIES);
  const startedAt = performance.now();
  const server = await startContentServer({
    directory: folder,
    port: 0,
    appUrl: 'https://example.test',
    submissionsDirectory: join(folder, 'submissions'),
  });
  // The start ends when the first page is served, not when the port opens.
  await call(`${server.url}/api/entries-by-uri?uri=/&site=en`);
  report(`start with ${ENTRIES} entries`, performance.now() - startedAt, MAX_START_MS);

  const half = ENTRIES / 2;
  await measure('list by title', (index) => {
    const page = 1 + ((index * 37) % (half / 20));
    return `${server.url}/api/collections/pages/entries?site=en&filter[site]=en&sort=title&limit=20&page=${page}`;
  });
  await measure('list by topic', (index) => {
    return `${server.url}/api/collections/pages/entries?site=en&filter[site]=en&filter[taxonomy:topics]=topic-${index % 20}&sort=-updated_at&limit=20`;
  });
  await measure('by uri', (index) => {
    return `${server.url}/api/entries-by-uri?site=en&uri=${benchUri((index * 97) % half)}`;
  });
  await server.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = isOverLimit ? 1 : 0;

async function measure(name: string, urlOf: (index: number) => string): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const startedAt = performance.now();
    await call(urlOf(index));
    times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  console.log(`${name}: p50 ${percentile(0.5).toFixed(1)} ms, slowest ${percentile(0.999).toFixed(1)} ms`);
  report(`${name}: p95`, percentile(0.95), MAX_P95_MS);
}

async function call(url: string): Promise<void> {
  const response = await fetch(url);
  await response.text();
  if (response.status !== 200) throw new Error(`${url}: expected status 200, got ${response.status}.`);
}

function report(name: string, durationMs: number, limitMs: number): void {
  const isOk = durationMs <= limitMs;
  isOverLimit ||= !isOk;
  console.log(`${name}: ${durationMs.toFixed(1)} ms (limit ${limitMs} ms) ${isOk ? 'ok' : 'OVER LIMIT'}`);
}
