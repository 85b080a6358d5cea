import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

/** A page whose clock only the test moves, on a site that says which build is the latest. */
async function open(page: Page, latest: () => string | undefined) {
  const looks: URL[] = [];
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.clock.install();
  await page.route('**/builds/latest.json*', async (route) => {
    looks.push(new URL(route.request().url()));
    const id = latest();
    return id === undefined ? route.continue() : route.fulfill({ json: { id } });
  });
  await page.goto('/nl');
  await loaded(page);
  return { looks, loads: () => loads };
}

/** Scripts come some frames after the page, which a clock that stands still does not count. */
async function loaded(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.locator('html[data-enhanced]').count();
    })
    .toBe(1);
}

test('a page looks for a new build a second after it was loaded, and again and again', async ({ page }) => {
  const { looks, loads } = await open(page, () => undefined);
  await page.clock.runFor('00:02');
  await expect.poll(() => looks.length).toBe(1);
  expect(looks[0]?.search).toMatch(/^\?.*\d{13}/);
  await page.clock.runFor('05:00');
  await expect.poll(() => looks.length).toBe(2);
  await page.clock.runFor('05:00');
  await expect.poll(() => looks.length).toBe(3);
  expect(new Set(looks.map(({ search }) => search)).size).toBe(3);
  expect(loads()).toBe(1);
});

test('a reload is not repeated within ten seconds, and is after them', async ({ page }) => {
  const { looks, loads } = await open(page, () => 'another');
  await page.clock.runFor('00:02');
  await expect.poll(loads).toBe(2);
  await loaded(page);
  await page.clock.runFor('00:02');
  await expect.poll(() => looks.length).toBe(2);
  expect(loads()).toBe(2);

  await page.clock.runFor('05:00');
  await expect.poll(loads).toBe(3);
});
