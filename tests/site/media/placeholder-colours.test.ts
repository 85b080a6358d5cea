import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

/** Requests a preview, which is never cached. A colour that is computed too late is in the next response. */
const page = async () => (await site.get('/nl/secties?preview=true')).text();

test('Every picture of a page has a placeholder colour for day and dusk', async () => {
  await expect.poll(page).toMatch(/--shade-day:#[0-9a-f]{6};--shade-dusk:#[0-9a-f]{6}/);
  await expect
    .poll(async () => {
      const html = await page();
      const pictures = html.match(/<picture/g)?.length ?? 0;
      const themed = html.match(/--shade-day:#[0-9a-f]{6}/g)?.length ?? 0;
      const plain = html.match(/--shade:#[0-9a-f]{6}/g)?.length ?? 0;
      return pictures - themed - plain;
    })
    .toBe(0);
});

test('Videos and their captions have no placeholder colour', async () => {
  expect(await page()).toContain('.mp4');
  expect(site.events.filter(({ message }) => message.startsWith('images:'))).toEqual([]);
});
