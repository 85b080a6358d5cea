import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseHtml } from '../../parse-html.ts';
import { type RunningSite, runSite } from '../running-site.ts';

const PAGE_FILES = 'collections/pages/nl/*.md';
const REPETITIONS = 20;
/** The page of all section types. */
const ALL_TYPES = '/nl/secties';
const CASES: readonly (readonly [
  name: string,
  change: (sections: unknown[]) => unknown[],
  copies: number,
  isTested: (path: string) => boolean,
])[] = [
  ['reversed', (sections) => sections.toReversed(), 1, () => true],
  [
    'repeated twenty times',
    (sections) => Array.from({ length: REPETITIONS }, () => sections).flat(),
    REPETITIONS,
    // Other pages have the same types, and long pages take seconds.
    (path) => path === ALL_TYPES,
  ],
];
/** Attributes with ids of other elements. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'list', 'form'];
/** Attributes that are read aloud or shown. */
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];
/** Rendering the page of all types twenty times is slow. The timeout is not a performance budget, because machines differ. */
const TIMEOUT_MS = 600_000;

let originals: Map<string, Awaited<ReturnType<typeof readPage>>>;
beforeAll(async () => {
  const original = await runSite();
  const sitemap = await (await original.get('/nl/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>https:\/\/www\.example\.test(\/nl[^<]*)/g)];
  // Pages of the shop and of stores have no sections of the content system.
  const paths = addresses
    .map(([, path = '']) => path)
    .filter((path) => !/^\/nl\/(?:verhalen|verkooppunten)\//.test(path) && !path.endsWith('.html'));
  originals = new Map();
  for (const path of paths) originals.set(path, await readPage(original, path));
  await original.stop();
});

describe.each(CASES)('A page whose sections are %s', (_name, change, copies, isTested) => {
  let changed: RunningSite;
  beforeAll(async () => {
    changed = await runSite({ prepare: (content) => changeSections(content, change) });
  });
  afterAll(() => changed.stop());

  test(
    'shows the same texts, with valid ids, references and island data',
    { timeout: TIMEOUT_MS },
    async () => {
      const pages = [...originals].filter(([path]) => isTested(path));
      expect(pages.map(([path]) => path)).toContain(ALL_TYPES);
      for (const [path, before] of pages) {
        const after = await readPage(changed, path);
        const expected = new Map([...before.sectionTexts].map(([text, count]) => [text, count * copies]));

        expect.soft(after.sectionTexts, `${path}: texts of sections`).toEqual(expected);
        expect.soft(after.otherTexts, `${path}: texts outside the sections`).toEqual(before.otherTexts);
        expect.soft(after.structuredTexts, `${path}: texts of JSON-LD`).toEqual(before.structuredTexts);
        expect.soft(after.headingCount, `${path}: h1`).toBe(1);
        expect.soft(after.repeatedIds, `${path}: repeated ids`).toEqual([]);
        expect.soft(after.missingTargets, `${path}: ids without an element`).toEqual([]);
        expect.soft(after.islands, `${path}: islands and their data`).toEqual(after.islandData);
        expect
          .soft(after.islandsOfSections, `${path}: number of islands`)
          .toBe(before.islandsOfSections * copies);
      }
    },
  );
});

/** Changes the sections of all pages in a content folder. */
function changeSections(content: string, change: (sections: unknown[]) => unknown[]) {
  for (const file of globSync(join(content, PAGE_FILES))) {
    const [, front = ''] = readFileSync(file, 'utf8').split('---\n');
    const values: Record<string, unknown> = parse(front);
    const { sections } = values;
    if (!Array.isArray(sections)) continue;
    // JSON is valid YAML.
    const lines = Object.entries({ ...values, sections: change(sections) }).map(
      ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
    );
    writeFileSync(file, `---\n${lines.join('')}---\n`);
  }
}

async function readPage(site: RunningSite, path: string) {
  const document = parseHtml(await (await site.get(path)).text());
  const all = [...document.querySelectorAll('*')];
  const ids = all.flatMap(({ id }) => id || []);
  // The templates of their pages contain these sections, so they do not count as sections of editors.
  const ofTemplate = '[data-section=article-list], [data-section=store-finder]';
  const sections = [...document.querySelectorAll(`main [data-section]:not(${ofTemplate})`)];
  const islands = [...document.querySelectorAll('[data-island], [data-intent-island]')];
  const structured = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const inSections = new Set(sections.flatMap((section) => [...section.querySelectorAll('*')]));
  return {
    sectionTexts: countTexts([...inSections]),
    otherTexts: countTexts(all.filter((element) => !inSections.has(element))),
    /** A set, because search engines need each question only once. */
    structuredTexts: new Set(structured.flatMap(({ textContent }) => textsIn(JSON.parse(textContent ?? '')))),
    headingCount: document.querySelectorAll('h1').length,
    repeatedIds: [...Map.groupBy(ids, (id) => id)].flatMap(([id, { length }]) => (length > 1 ? id : [])),
    missingTargets: targetsOf(all).filter((id) => !document.getElementById(id)),
    islands: islands
      .map((island) => island.getAttribute('data-island') ?? island.getAttribute('data-intent-island'))
      .toSorted(),
    islandsOfSections: islands.filter((island) => !island.matches(ofTemplate)).length,
    islandData: Object.keys(JSON.parse(document.querySelector('#islands')?.textContent ?? '{}')).toSorted(),
  };
}

/** Counts the texts that are shown or read aloud. */
function countTexts(elements: readonly Element[]): Map<string, number> {
  const texts = elements.flatMap((element) => {
    if (element.matches('script, style')) return [];
    const textNodes = [...element.childNodes].filter(({ nodeType }) => nodeType === element.TEXT_NODE);
    const values = [
      ...textNodes.map((node) => node.textContent),
      ...TEXT_ATTRIBUTES.map((name) => element.getAttribute(name)),
    ];
    return values.flatMap((text) => text?.trim() || []);
  });
  return new Map([...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length]));
}

/** Lists the ids that elements refer to, and the fragments of links on the page. */
function targetsOf(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => [
    ...REFERENCES.flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []),
    ...(element.getAttribute('href')?.startsWith('#')
      ? [decodeURIComponent(element.getAttribute('href')?.slice(1) ?? '')]
      : []),
  ]);
}

function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : [];
}
