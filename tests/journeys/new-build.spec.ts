import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

/** Opens the home page with a stopped clock. `getLatest` returns the id of the latest build, or undefined for the real one. */
async function openWithBuild(page: Page, getLatest: () => string | undefined) {
  const checks: URL[] = [];
  let loadCount = 0;
  page.on('load', () => {
    loadCount += 1;
  });
  await page.clock.install();
  await page.route('**/builds/latest.json*', async (route) => {
    checks.push(new URL(route.request().url()));
    const id = getLatest();
    return id === undefined ? route.continue() : route.fulfill({ json: { id } });
  });
  await page.goto('/nl');
  await waitForScripts(page);
  return { checks, getLoadCount: () => loadCount };
}

/** Waits for scripts. They load some frames after the page, so the stopped clock has to advance. */
async function waitForScripts(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.locator('html[data-enhanced]').count();
    })
    .toBe(1);
}

test('Page checks for a new build after one second and then every five minutes', async ({ page }) => {
  const { checks, getLoadCount } = await openWithBuild(page, () => undefined);
  await page.clock.runFor('00:02');
  await expect.poll(() => checks.length).toBe(1);
  expect(checks[0]?.search).toMatch(/^\?.*\d{13}/);
  await page.clock.runFor('05:00');
  await expect.poll(() => checks.length).toBe(2);
  await page.clock.runFor('05:00');
  await expect.poll(() => checks.length).toBe(3);
  expect(new Set(checks.map(({ search }) => search)).size).toBe(3);
  expect(getLoadCount()).toBe(1);
});

test('Reload for a new build is not repeated within ten seconds', async ({ page }) => {
  const { checks, getLoadCount } = await openWithBuild(page, () => 'another');
  await page.clock.runFor('00:02');
  await expect.poll(getLoadCount).toBe(2);
  await waitForScripts(page);
  await page.clock.runFor('00:02');
  await expect.poll(() => checks.length).toBe(2);
  expect(getLoadCount()).toBe(2);

  await page.clock.runFor('05:00');
  await expect.poll(getLoadCount).toBe(3);
});
