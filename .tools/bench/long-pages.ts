import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { startContentServer } from '#embedded/content';
import { median } from './percentiles.ts';
import { serveSite, siteUrl } from './served-site.ts';

const COUNTS = [10, 100, 1_000];
const REQUESTS = 15;
/** The page with all section types. Its sections are repeated. */
const PAGE = 'content/collections/pages/nl/secties.md';
const PATH = '/nl/secties?preview=true';

type SectionSource = { id: string; anchor?: string };

/** Measures the rendering of uncached pages with 10, 100 and 1,000 sections, in milliseconds. */
export async function measureLongPages() {
  const directory = await mkdtemp(join(tmpdir(), 'lantern-long-pages-'));
  try {
    await cp('site/statamic', directory, { recursive: true });
    const [, front = ''] = (await readFile(join(directory, PAGE), 'utf8')).split('---\n');
    const entry: { sections: SectionSource[] } = parse(front);
    const rows: Record<string, { 'ms per page': number; 'ms per section': number; 'KB of HTML': number }> =
      {};
    for (const count of COUNTS) {
      const sections = Array.from({ length: count }, (_, at) => copySection(entry.sections, at));
      await writeFile(join(directory, PAGE), `---\n${stringify({ ...entry, sections })}---\n`);
      const { ms, bytes } = await measure(directory);
      rows[`${count} sections`] = {
        'ms per page': round(ms),
        'ms per section': round(ms / count),
        'KB of HTML': Math.round(bytes / 1_000),
      };
    }
    return rows;
  } finally {
    await rm(directory, { recursive: true });
  }
}

function copySection(sections: readonly SectionSource[], at: number) {
  const section = sections[at % sections.length];
  return { ...section, id: `copy-${at}`, anchor: undefined };
}

async function measure(directory: string) {
  const content = await startContentServer({
    directory,
    port: 0,
    appUrl: siteUrl,
    submissionsDirectory: join(directory, 'submissions'),
  });
  const site = await serveSite({ CONTENT_BASE_URL: content.url });
  try {
    const times: number[] = [];
    let bytes = 0;
    for (let request = 0; request < REQUESTS; request += 1) {
      const startedAt = performance.now();
      bytes = (await (await fetch(site.url + PATH)).arrayBuffer()).byteLength;
      times.push(performance.now() - startedAt);
    }
    return { ms: median(times), bytes };
  } finally {
    await site.stop();
    await content.close();
  }
}

function round(ms: number) {
  return Math.round(ms * 100) / 100;
}
