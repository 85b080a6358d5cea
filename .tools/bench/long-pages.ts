import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { startContentServer } from '#embedded/content';
import { serveSite, siteUrl } from './served-site.ts';

const COUNTS = [10, 100, 1_000];
const REQUESTS = 15;
/** The page of all section types, whose sections are repeated until there are enough. */
const PAGE = 'content/collections/pages/nl/secties.md';
const ADDRESS = '/nl/secties?preview=true';

type Written = { id: string; anchor?: string };

/** What a page of 10, 100 and 1,000 sections of all types costs the server, rendered anew for each request; milliseconds. */
export async function measureLongPages() {
  const directory = await mkdtemp(join(tmpdir(), 'lantern-long-pages-'));
  try {
    await cp('site/statamic', directory, { recursive: true });
    const [, front = ''] = (await readFile(join(directory, PAGE), 'utf8')).split('---\n');
    const entry: { sections: Written[] } = parse(front);
    const rows: Record<string, { 'ms a page': number; 'ms a section': number; 'KB of HTML': number }> = {};
    for (const count of COUNTS) {
      const sections = Array.from({ length: count }, (_, at) => copyOf(entry.sections, at));
      await writeFile(join(directory, PAGE), `---\n${stringify({ ...entry, sections })}---\n`);
      const { ms, bytes } = await measure(directory);
      rows[`${count} sections`] = {
        'ms a page': round(ms),
        'ms a section': round(ms / count),
        'KB of HTML': Math.round(bytes / 1_000),
      };
    }
    return rows;
  } finally {
    await rm(directory, { recursive: true });
  }
}

function copyOf(sections: readonly Written[], at: number) {
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
      const begun = performance.now();
      bytes = (await (await fetch(site.url + ADDRESS)).arrayBuffer()).byteLength;
      times.push(performance.now() - begun);
    }
    return { ms: times.sort((a, b) => a - b)[Math.floor(REQUESTS / 2)] ?? NaN, bytes };
  } finally {
    await site.stop();
    await content.close();
  }
}

function round(ms: number) {
  return Math.round(ms * 100) / 100;
}
