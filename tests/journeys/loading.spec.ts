import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { reachForm } from './contact-form.ts';
import { PHONE } from './phone-menu.ts';

test('Scripts are fetched after the load event', async ({ page }) => {
  await page.goto('/nl');
  await expect(page.locator('html[data-enhanced]')).toBeAttached();
  // Measured by the clock of the page, because Playwright's events for requests and for the page arrive in no fixed order.
  const delays = await page.evaluate(() => {
    const loadedAt = Math.min(
      ...performance
        .getEntriesByType('navigation')
        .map((entry) => (entry instanceof PerformanceNavigationTiming ? entry.loadEventStart : 0)),
    );
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime - loadedAt);
  });
  expect(delays).not.toEqual([]);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(0);
});

test('Entry script and scripts of sections that hydrate without an intent are preloaded in parallel', async ({
  page,
}) => {
  await page.goto('/nl/secties');
  await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(0);
  const preloaded = page.locator('link[rel=modulepreload]');
  await expect.poll(() => preloaded.count()).toBeGreaterThan(2);
});

test('Click before hydration is replayed after hydration', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_build/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/nl');
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  await carousel.scrollIntoViewIfNeeded();
  const next = carousel.getByRole('button', { name: 'Volgende' });
  await next.click();
  await expect(carousel).not.toHaveAttribute('data-hydrated');
  release();
  await expect(carousel.locator('[aria-live]')).toHaveText(/^[2-9] van \d/);
});

test.describe('First tap on a phone', () => {
  test.use(PHONE);

  test('opens the lightbox, moves the dimmer and validates the first step of a form', async ({ page }) => {
    await page.goto('/nl/secties');
    await expect(page.locator('html[data-enhanced]')).toBeAttached();
    await expect(page.locator('[data-intent-island][data-hydrated]')).toHaveCount(0);

    await page.locator('[data-section=gallery]').first().getByRole('link').first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    const form = page.locator('[data-section=form]').first();
    const posts: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
    await form.getByRole('button', { name: 'Volgende', exact: true }).tap();
    await expect(form.getByRole('combobox').first()).toBeFocused();
    await expect(form.getByRole('combobox').first()).toHaveAttribute('aria-invalid', 'true');
    expect(posts).toEqual([]);
  });

  test('of a finger that drags the dimmer chooses its last step', async ({ page, context }) => {
    await page.goto('/nl/secties');
    await expect(page.locator('html[data-enhanced]')).toBeAttached();
    const section = page.locator('[data-section=image-toggle-range]').first();
    const dimmer = section.getByRole('radiogroup');
    await dimmer.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await dimmer.boundingBox()) ?? {};
    const session = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', left: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: left, y: y + 28 }] });
    await touch('touchStart', x + 20);
    await expect(section).toHaveAttribute('data-hydrated', '');
    // The finger moves until the script follows it.
    await expect
      .poll(async () => {
        await touch('touchMove', x + width / 2);
        await touch('touchMove', x + width - 20);
        return dimmer.getByRole('radio').last().isChecked();
      })
      .toBe(true);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
});

test.describe('Page whose entry script fails to load', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|Error while mounting app/] });

  /** Lets each entry script fail, and counts the failures and the documents. */
  async function failEntryScripts(page: Page) {
    const counts = { documents: 0, failures: 0 };
    page.on('load', () => {
      counts.documents += 1;
    });
    await page.route('**/_build/entry-*.js', async (route) => {
      counts.failures += 1;
      await route.abort();
    });
    return counts;
  }

  test('reloads once', async ({ page }) => {
    const counts = await failEntryScripts(page);
    await page.goto('/nl');
    await expect.poll(() => counts).toEqual({ documents: 2, failures: 2 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('does not reload while the server does not respond', async ({ page }) => {
    const counts = await failEntryScripts(page);
    const reloadScript = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/builds/reload.js'),
    );
    await page.route('**/builds/reload.js', (route) => route.abort());
    await page.goto('/nl');
    await reloadScript;
    expect(await page.evaluate(() => sessionStorage.getItem('lantern:reloaded-at'))).toBeNull();
    expect(counts).toEqual({ documents: 1, failures: 1 });
  });

  test('does not reload while it contains input', async ({ page }) => {
    const counts = await failEntryScripts(page);
    await page.route('**/builds/reload.js', async (route) => {
      await page.locator('main [name=message]').fill('Noor');
      await route.continue();
    });
    const reloadScript = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('/builds/reload.js'),
    );
    await page.goto('/nl/contact');
    await reloadScript;
    await expect(page.locator('main [name=message]')).toHaveValue('Noor');
    expect(await page.evaluate(() => sessionStorage.getItem('lantern:reloaded-at'))).toBeNull();
    expect(counts).toEqual({ documents: 1, failures: 1 });
  });
});

test.describe('Missing style sheet', () => {
  const contact = '/en-UK/contact';
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });

  test('of the next page loads the document once', async ({ page }) => {
    const failed: string[] = [];
    await page.route('**/_build/*.css', async (route) => {
      failed.push(route.request().url());
      await route.abort();
    });
    await page.goto('/en-UK');
    await expect(page.locator('html[data-enhanced]')).toHaveCount(1);
    const documents: string[] = [];
    page.on('load', () => documents.push(new URL(page.url()).pathname));
    await page.locator(`a[href="${contact}"]:visible`).first().click();
    await expect(page).toHaveURL(contact);
    await expect.poll(() => documents).toContain(contact);
    expect(failed).not.toEqual([]);
    expect(documents.filter((path) => path === contact)).toHaveLength(1);
    const form = page.locator('main form').first();
    await expect(form).toHaveCSS('display', 'flex');
  });
});

test('Page without JavaScript has a working FAQ, lights switch and links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/nl');

  const question = page.locator('details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open');

  const lights = page.getByRole('switch').first();
  const before = await lights.isChecked();
  await lights.focus();
  await page.keyboard.press('Space');
  await expect(lights).toBeChecked({ checked: !before });

  await page.getByRole('banner').getByRole('link', { name: 'Over ons' }).first().click();
  await expect(page).toHaveURL(/\/nl\/over-ons$/);
  await context.close();
});

test.describe('A browser that refuses storage, as in a frame of another site', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    }),
  );

  test('shows and enhances the pages', async ({ page }) => {
    await page.goto('/nl');
    await expect(page.locator('html[data-enhanced]')).toBeAttached();
    await page.getByRole('navigation').getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL(/\/nl\/contact$/);
    const subject = page.getByLabel('Waar gaat het over?');
    await subject.selectOption({ index: 1 });
    await reachForm(page);
    await expect(subject).not.toHaveValue('');
  });
});
