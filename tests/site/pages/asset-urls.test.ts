import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, runSite } from '../running-site.ts';

const CMS = 'https://cms.example.test';
const ABSOLUTE_DISK = `<?php

return ['disks' => ['assets' => ['driver' => 'local', 'root' => 'public/assets', 'url' => '${CMS}/assets']]];
`;

let relative: RunningSite;
let absolute: RunningSite;
beforeAll(async () => {
  relative = await runSite();
  absolute = await runSite({
    variables: { CONTENT_PUBLIC_URL: CMS },
    prepare(content) {
      writeFileSync(join(content, '../config/filesystems.php'), ABSOLUTE_DISK);
    },
  });
});
afterAll(async () => {
  await relative.stop();
  await absolute.stop();
});

test('The content system of this test returns absolute URLs of assets', async () => {
  const response = await fetch(`${absolute.content.url}/api/entries-by-uri?site=de&uri=/bausteine`);
  expect(await response.text()).toContain(`${CMS}/assets/terrace/evening.mp4`);
});

test.each(['/nl/secties', '/de/bausteine', '/fr-CA/la-longue-veillee', '/nl/verhalen/waarom-opaalglas'])(
  'The pictures, films, subtitles and files of %s are on the site, whatever URL the disk has',
  async (path) => {
    const contentOf = async (site: RunningSite) => {
      const response = await site.get(path);
      expect(response.status).toBe(200);
      const html = await response.text();
      return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    };
    const html = await contentOf(absolute);
    expect(html).toContain('/assets/');
    expect(html).not.toContain(`${CMS}/assets/`);
    expect(html).toBe(await contentOf(relative));
  },
);
