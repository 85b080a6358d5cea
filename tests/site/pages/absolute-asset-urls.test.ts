import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { runSite } from '../running-site.ts';

const CMS = 'https://cms.example.test';
const PICTURE = '/assets/materials/opal-glass.jpg';

/** The disk of the content system has an absolute URL, as an installation of its own may have. */
let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({ prepare: setUpDisk, variables: { CONTENT_PUBLIC_URL: CMS } });
});
afterAll(() => site.stop());

function setUpDisk(content: string) {
  change(join(content, '../config/filesystems.php'), "'/assets'", `'${CMS}/assets'`);
  change(
    join(content, 'collections/pages/en/materials-and-care.md'),
    '      - type: orderedList\n',
    `      - type: paragraph
        content:
          - type: image
            attrs:
              src: asset::assets::materials/opal-glass.jpg
      - type: orderedList
`,
  );
}

function change(file: string, passage: string, replacement: string) {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(passage);
  writeFileSync(file, text.replace(passage, replacement));
}

test('The content system sends absolute asset URLs', async () => {
  const response = await fetch(`${site.content.url}/api/assets/assets/terrace/evening.mp4`);
  expect(await response.json()).toMatchObject({ data: { url: `${CMS}/assets/terrace/evening.mp4` } });
});

test('A film with an absolute URL is a file of the site with captions and needs no consent', async () => {
  const response = await site.get('/nl/secties');
  const html = await response.text();
  expect(html).toContain('"/assets/terrace/evening.mp4"');
  expect(html).toContain('"/assets/terrace/evening.nl.vtt"');
  expect(html).not.toContain(CMS);
  expect(response.headers.get('content-security-policy')).toContain("media-src 'self';");
});

test('A picture in running text with an absolute URL has renditions, dimensions and the alt text of the locale', async () => {
  const document = parseHtml(await (await site.get('/en/about/materials-and-care')).text());
  const image = document.querySelector(`p > picture > img[src$="${PICTURE}"]`);
  expect(image?.getAttribute('src')).toBe(`/_image/w_1080,f_jpeg${PICTURE}`);
  expect(image?.getAttribute('alt')).toBe('A globe of opal glass on a brass stem, close up.');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1500', '1216']);
});
