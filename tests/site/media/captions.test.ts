import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSite } from '../running-site.ts';

/** Sections with a gallery of one picture. The meta file of the picture has captions in two languages only. */
const GALLERY = `sections:
  - id: captions
    type: gallery
    enabled: true
    images:
      - terrace/bench-dusk.jpg
`;
const META = '../public/assets/terrace/.meta/bench-dusk.jpg.yaml';
const CAPTIONS = `data:
  caption_nl: Een bank.
  caption_en: A bench.
`;

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({
    prepare: (content) => {
      for (const handle of ['nl', 'en_us', 'de'])
        change(join(content, `collections/pages/${handle}/home.md`), (text) =>
          text.replace(/^sections:\n/m, GALLERY),
        );
      change(join(content, META), (text) =>
        text.replaceAll(/^ +caption_.*\n/gm, '').replace(/^data:\n/, CAPTIONS),
      );
    },
  });
});
afterAll(() => site.stop());

function change(file: string, rewriteText: (text: string) => string) {
  const text = readFileSync(file, 'utf8');
  const rewritten = rewriteText(text);
  expect(rewritten).not.toBe(text);
  writeFileSync(file, rewritten);
}

async function captionsOf(path: string) {
  const document = await (await site.get(path)).text();
  const [, gallery = ''] = /<section id="s-captions"(.*?)<\/section>/s.exec(document) ?? [];
  expect(gallery).toContain('bench-dusk.jpg');
  return [...gallery.matchAll(/<figcaption[^>]*>([^<]*)</g)].map(([, caption]) => caption);
}

test.each([
  ['/nl', 'Een bank.'],
  ['/en-US', 'A bench.'],
])('A caption is in the language of the page: %s', async (path, caption) => {
  expect(await captionsOf(path)).toEqual([caption]);
});

test('A picture without a caption in the page’s language has no caption', async () => {
  expect(await captionsOf('/de')).toEqual([]);
});
