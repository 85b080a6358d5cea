import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { countReadResponses, recordReadResponses } from './navigation.ts';

/** Returns how many checks of the current document have ended. */
const countReadChecks = (page: Page) => countReadResponses(page, /\/builds\/latest\.json$/);

/** Opens a page with a stopped clock. `getLatest` returns the id of the latest build, or undefined for the real one. */
async function openWithBuild(page: Page, path: string, getLatest: () => string | undefined) {
  const checks: URL[] = [];
  let loadCount = 0;
  page.on('load', () => {
    loadCount += 1;
  });
  await page.clock.install();
  await recordReadResponses(page);
  await page.route('**/builds/latest.json*', async (route) => {
    checks.push(new URL(route.request().url()));
    const id = getLatest();
    return id === undefined ? route.continue() : route.fulfill({ json: { id } });
  });
  await page.goto(path);
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

const texts = {
  nl: {
    collection: 'Collectie',
    delivery: '/nl/bezorgen-en-retour',
    contact: '/nl/contact',
    notice: /Deze site is vernieuwd/,
    reload: 'Laad opnieuw',
  },
  'en-UK': {
    collection: 'Collection',
    delivery: '/en-UK/delivery-and-returns',
    contact: '/en-UK/contact',
    notice: /This site has been updated/,
    reload: 'Reload',
  },
} as const;

// Each case is in one of the two locales. The notice has a text of the locale.
const { nl: DUTCH, 'en-UK': BRITISH } = texts;

test('New build is loaded at the next navigation, at most once within ten seconds', async ({ page }) => {
  const { collection, delivery } = DUTCH;
  const { checks, getLoadCount } = await openWithBuild(page, '/nl', () => 'another');
  await page.clock.runFor('00:02');
  await expect.poll(() => countReadChecks(page)).toBe(1);
  expect(getLoadCount()).toBe(1);
  const link = page.getByRole('banner').getByRole('link', { name: collection, exact: true }).first();
  await link.click();
  await expect.poll(getLoadCount).toBe(2);

  await waitForScripts(page);
  await page.clock.runFor('00:02');
  await expect.poll(() => countReadChecks(page)).toBe(1);
  expect(checks).toHaveLength(2);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(delivery);
  expect(getLoadCount()).toBe(2);
});

for (const { contact, notice, reload } of [DUTCH, BRITISH])
  test(`New build of ${contact} shows a notice over unsent input, and does not reload`, async ({ page }) => {
    let latest: string | undefined;
    const { getLoadCount } = await openWithBuild(page, contact, () => latest);
    await page.clock.runFor('00:02');
    await expect.poll(() => countReadChecks(page)).toBe(1);
    const field = page.getByRole('main').locator('[name=message]');
    await field.fill('Noor');
    latest = 'another';
    const panel = page.getByRole('group', { name: notice });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(panel).toHaveCount(1);
    await expect(field).toHaveValue('Noor');
    expect(getLoadCount()).toBe(1);
    await panel.getByRole('button', { name: reload }).click();
    await expect.poll(getLoadCount).toBe(2);
  });

test('Notice to reload needs no file of the build after the first input', async ({ page }) => {
  const { contact, notice } = BRITISH;
  let latest: string | undefined;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openWithBuild(page, contact, () => latest);
  await page.clock.runFor('00:02');
  await expect.poll(() => countReadChecks(page)).toBe(1);
  expect(scripts.filter((url) => url.includes('reload-notice'))).toEqual([]);
  const loaded = page.waitForResponse(/\/api\/reload-notice\//);
  await page.getByRole('main').getByRole('textbox').first().fill('Noor');
  await loaded;
  await expect(page.locator('[data-reload-notice]')).toHaveCount(1);
  await page.route(/_build|\/api\//, (route) => route.abort());
  latest = 'another';
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByRole('group', { name: notice })).toHaveCount(1);
});
