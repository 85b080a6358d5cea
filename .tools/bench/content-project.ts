import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SITES = ['nl', 'en'];
const BRANCHES = 100;

/** Writes a project with `count` entries: a page tree in two sites; each page has four sets. */
export async function writeBenchProject(directory: string, count: number): Promise<void> {
  const each = Math.floor(count / SITES.length);
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(join(directory, path, '..'), { recursive: true });
    await writeFile(join(directory, path), text);
  };
  await write(
    'resources/sites.yaml',
    SITES.map((site) => `${site}:\n  url: 'https://example.test/${site}/'\n`).join(''),
  );
  await write(
    'content/collections/pages.yaml',
    `title: Pages\nsites: [${SITES.join(', ')}]\nroute: '{parent_uri}/{slug}'\nstructure: { root: true }\ntaxonomies: [topics]\n`,
  );
  await write('content/taxonomies/topics.yaml', `title: Topics\nsites: [${SITES.join(', ')}]\n`);
  await write('resources/blueprints/collections/pages/page.yaml', BLUEPRINT);
  for (const site of SITES) {
    await write(`content/trees/collections/${site}/pages.yaml`, treeOf(site, each));
    for (let start = 0; start < each; start += BRANCHES) {
      const numbers = Array.from({ length: Math.min(BRANCHES, each - start) }, (_, index) => start + index);
      await Promise.all(
        numbers.map((number) =>
          write(`content/collections/pages/${site}/page-${number}.md`, pageOf(site, number)),
        ),
      );
    }
  }
}

/** Returns the URI of a generated page. */
export function benchUri(number: number): string {
  if (number === 0) return '/';
  return number <= BRANCHES ? `/page-${number}` : `/page-${1 + (number % BRANCHES)}/page-${number}`;
}

function treeOf(site: string, count: number): string {
  const lines = ['tree:', `  - entry: ${site}-0`];
  for (let top = 1; top <= Math.min(BRANCHES, count - 1); top++) {
    lines.push(`  - entry: ${site}-${top}`);
    const below = Array.from({ length: count }, (_, number) => number).filter(
      (number) => number > BRANCHES && 1 + (number % BRANCHES) === top,
    );
    if (below.length > 0)
      lines.push('    children:', ...below.map((number) => `      - entry: ${site}-${number}`));
  }
  return `${lines.join('\n')}\n`;
}

function pageOf(site: string, number: number): string {
  return `---
id: ${site}-${number}
${site === SITES[0] ? '' : `origin: ${SITES[0]}-${number}\n`}title: 'Page ${number} about light ${(number * 7919) % 1000}'
updated_at: ${1_750_000_000 + number}
topics: [topic-${number % 20}]
sections:
  -
    id: a${number}
    type: hero
    enabled: true
    heading: 'Light that moves along'
    tone: dark
    cta: 'entry::${SITES[0]}-${(number * 31) % 50}'
  -
    id: b${number}
    type: text
    enabled: true
    text: 'A **lamp** for the hours after six, with [care](/care) and a promise.'
  -
    id: c${number}
    type: related
    pages: [${SITES[0]}-${number % 90}, ${SITES[0]}-${(number + 7) % 90}]
  -
    id: d${number}
    type: faq
    items:
      - { id: r1, question: 'How long is the guarantee?', answer: 'Five years.' }
      - { id: r2, question: 'Can it stand outside?', answer: 'Yes, *all* year.' }
---
`;
}

const BLUEPRINT = `title: Page
tabs:
  main:
    sections:
      -
        fields:
          - { handle: title, field: { type: text } }
          -
            handle: sections
            field:
              type: replicator
              sets:
                builder:
                  sets:
                    hero: { fields: [{ handle: heading, field: { type: text } }, { handle: tone, field: { type: select, options: { dark: Dark } } }, { handle: cta, field: { type: link } }] }
                    text: { fields: [{ handle: text, field: { type: markdown } }] }
                    related: { fields: [{ handle: pages, field: { type: entries } }] }
                    faq: { fields: [{ handle: items, field: { type: grid, fields: [{ handle: question, field: { type: text } }, { handle: answer, field: { type: markdown } }] } }] }
`;
