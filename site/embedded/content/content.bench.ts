import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchUri, writeBenchProject } from './bench-project.ts';
import { startContentServer } from './content.ts';

// Ten thousand entries: start in at most 5 s, list and by-uri calls in at most 20 ms for 95 of 100. Run with `node`; prints the figures
// and fails when one is missed.
const ENTRIES = 10_000;
const CALLS = 400;
const START_WITHIN_MS = 5000;
const P95_WITHIN_MS = 20;

const folder = await mkdtemp(join(tmpdir(), 'content-bench-'));
let missed = false;
try {
  await writeBenchProject(folder, ENTRIES);
  const began = performance.now();
  const server = await startContentServer({
    directory: folder,
    port: 0,
    appUrl: 'https://example.test',
    submissionsDirectory: join(folder, 'submissions'),
  });
  // Ready is when the first page is served, not when the port is open.
  await call(`${server.url}/api/entries-by-uri?uri=/&site=en`);
  tell(`start with ${ENTRIES} entries`, performance.now() - began, START_WITHIN_MS);

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
process.exitCode = missed ? 1 : 0;

async function measure(name: string, urlOf: (index: number) => string): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const began = performance.now();
    await call(urlOf(index));
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  console.log(`${name}: p50 ${at(0.5).toFixed(1)} ms, slowest ${at(0.999).toFixed(1)} ms`);
  tell(`${name}: p95`, at(0.95), P95_WITHIN_MS);
}

async function call(url: string): Promise<void> {
  const response = await fetch(url);
  await response.text();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
}

function tell(name: string, took: number, within: number): void {
  const good = took <= within;
  missed ||= !good;
  console.log(`${name}: ${took.toFixed(1)} ms (at most ${within}) ${good ? 'ok' : 'MISSED'}`);
}
