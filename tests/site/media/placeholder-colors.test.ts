import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImages, type ImageConfig } from '#site/media/images';
import { runSite } from '../running-site.ts';

/** The time limit for colours is long, because a render process starts slowly on a busy machine. */
const createPatientImages = (config: ImageConfig) =>
  createImages({ ...config, limits: { maxColorWaitMs: 300_000 } });

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({ createSiteImages: createPatientImages });
});
afterAll(() => site.stop());

const page = async () => (await site.get('/nl/secties')).text();

test('Every picture of a page has a placeholder colour for day and dusk', async () => {
  const html = await page();
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0;
  expect(count(/--shade-day:#[0-9a-f]{6};--shade-dusk:#[0-9a-f]{6}/g)).toBeGreaterThan(0);
  expect(count(/--shade-day:#[0-9a-f]{6}/g) + count(/--shade:#[0-9a-f]{6}/g)).toBe(count(/<picture/g));
});

test('Videos and their captions have no placeholder colour', async () => {
  expect(await page()).toContain('.mp4');
  expect(site.events.filter(({ message }) => message.startsWith('images:'))).toEqual([]);
});
