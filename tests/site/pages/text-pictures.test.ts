import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { runSite } from '../running-site.ts';

const SRC = '/assets/materials/opal-glass.jpg';
const SINGLE_QUOTED = '/assets/terrace/bench-dusk.jpg';
const ALT = 'A globe of opal glass on a brass stem, close up.';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({
    prepare: (content) => {
      const replace = (file: string, text: string, replacement: string) => {
        const path = join(content, 'collections/pages/en', file);
        writeFileSync(path, readFileSync(path, 'utf8').replace(text, replacement));
      };
      replace(
        'home.md',
        'Usually less than you think.',
        `Usually less. ![](${SRC}) ![Lost](/assets/lost.jpg) <img src='${SINGLE_QUOTED}'>`,
      );
      replace(
        'materials-and-care.md',
        '      - type: orderedList\n',
        `      - type: paragraph
        content:
          - type: image
            attrs:
              src: asset::assets::materials/opal-glass.jpg
              alt: Een bol van opaalglas op een messing steel, van dichtbij.
      - type: orderedList
`,
      );
    },
  });
});
afterAll(() => site.stop());

async function findPicture(path: string, source: string) {
  const document = parseHtml(await (await site.get(path)).text());
  const image = document.querySelector(`p > picture > img[src$="${source}"]`);
  return { image, sources: [...(image?.parentElement?.querySelectorAll('source') ?? [])] };
}

test.each([
  ['Markdown', '/en'],
  ['Bard', '/en/about/materials-and-care'],
])('A picture in %s has renditions, dimensions and the alt text of the locale', async (_format, path) => {
  const { image, sources } = await findPicture(path, SRC);
  expect(image?.getAttribute('src')).toBe(`/_image/w_1080,f_jpeg${SRC}`);
  expect(image?.getAttribute('alt')).toBe(ALT);
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1500', '1216']);
  expect(sources.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
  for (const source of sources) expect(source.sizes).not.toBe('');
});

test('A picture in running text that the CMS does not find keeps its alt text', async () => {
  const { image } = await findPicture('/en', '/assets/lost.jpg');
  expect(image?.getAttribute('alt')).toBe('Lost');
});

test('A picture with single quotes in Markdown has the alt text and dimensions of the CMS', async () => {
  const { image } = await findPicture('/en', SINGLE_QUOTED);
  expect(image?.getAttribute('alt')).toBe(
    'Two lanterns burn on an oak bench; the field behind is already dark.',
  );
  expect(Number(image?.getAttribute('width'))).toBeGreaterThan(0);
});
