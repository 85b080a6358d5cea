import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const SHEET_SCRIPT = '**/_build/phone-menu-sheet-*.js';
const LOCALE_CASES = {
  nl: { home: '/nl', close: 'Sluit het menu', link: 'Contact', path: '/nl/contact' },
  'en-UK': { home: '/en-UK', close: 'Close the menu', link: 'Contact', path: '/en-UK/contact' },
} as const;

const findButton = (page: Page) => page.locator('header button[popovertarget=menu]').first();
const findSheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const findPopover = (page: Page) => page.locator('#menu');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Opens a page and focuses the menu button, which loads the sheet's script. */
async function openPageWithSheet(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await findButton(page).focus();
  await expect(findButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
}

async function openMenu(page: Page, path: string) {
  await openPageWithSheet(page, path);
  await findButton(page).tap();
  await expect(findSheet(page)).toBeVisible();
  await waitForAnimations(page);
}

/** Resolves when the animations of the sheet have ended. */
async function waitForAnimations(page: Page) {
  await findSheet(page).evaluate((sheet) =>
    Promise.all(sheet.getAnimations().map(({ finished }) => finished)),
  );
}

/** Dispatches a touch through these points that takes `durationMs` in total. */
async function swipe(page: Page, durationMs: number, ...points: (readonly [x: number, y: number])[]) {
  const client = await page.context().newCDPSession(page);
  const startTime = Date.now() / 1_000;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    progress: number,
    point?: readonly [number, number],
  ) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      timestamp: startTime + (durationMs * progress) / 1_000,
      touchPoints: point ? [{ x: point[0], y: point[1] }] : [],
    });
  for (const [index, point] of points.entries()) {
    await touch(index === 0 ? 'touchStart' : 'touchMove', index / points.length, point);
  }
  await touch('touchEnd', 1);
  await client.detach();
}

for (const [locale, site] of Object.entries(LOCALE_CASES)) {
  test.describe(`Phone menu in ${locale}`, () => {
    test('traps focus, closes on Escape and returns focus to its button', async ({ page }) => {
      await openPageWithSheet(page, site.home);
      await page.keyboard.press('Enter');
      const sheet = findSheet(page);
      const close = sheet.getByRole('button', { name: site.close });
      await expect(close).toBeFocused();
      await expect(findPopover(page)).toBeHidden();

      const links = await sheet.getByRole('link').all();
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await expect(link).toBeInViewport({ ratio: 0.9 });
      }
      await page.keyboard.press('Tab');
      await expect(close).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(sheet.getByRole('link').last()).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await expect(findButton(page)).toBeFocused();
    });

    test('closes when a link is followed and marks the current page', async ({ page }) => {
      await openMenu(page, site.home);
      const link = findSheet(page).getByRole('link', { name: site.link });
      await expect(link).not.toHaveAttribute('aria-current');
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await link.tap();
      await expect(page).toHaveURL(new RegExp(`${site.path}$`));
      await expect(findSheet(page)).toBeHidden();
      await expect(page.locator('main')).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('data-same-document');

      await findButton(page).tap();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await waitForAnimations(page);
      await page.goBack();
      await expect(findSheet(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${site.home}$`));
    });

    test('opens, closes and leads to a page without JavaScript', async ({ browser }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(site.home);
      await findButton(page).click();
      await expect(findPopover(page)).toBeVisible();
      await findPopover(page).getByRole('button', { name: site.close }).click();
      await expect(findPopover(page)).toBeHidden();
      await findButton(page).click();
      await findPopover(page).getByRole('link', { name: site.link }).click();
      await expect(page).toHaveURL(new RegExp(`${site.path}$`));
      await context.close();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`passes axe when open and has large targets in the ${colorScheme} colour scheme`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openMenu(page, site.home);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        for (const target of await findSheet(page).locator('a, button').all()) {
          expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      });
    }
  });
}

test('Phone menu with reduced motion opens without animation and closes on a swipe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPageWithSheet(page, '/nl');
  await findButton(page).tap();
  expect(await findSheet(page).evaluate((sheet) => sheet.getAnimations().length)).toBe(0);
  await swipe(page, 120, [195, 400], [195, 415], [195, 430]);
  await expect(findSheet(page)).toBeHidden();
});

test('Phone menu fetches its sheet when the button gets focus', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => /phone-menu/.test(request.url()) && fetched.push(request.resourceType()));
  await page.goto('/nl');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await findButton(page).focus();
  await expect(findButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
  expect(fetched.toSorted()).toEqual(['script', 'stylesheet']);
});

test('Phone menu opens as a popover until the script of its sheet is loaded', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SHEET_SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/nl');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await findButton(page).tap();
  await expect(findPopover(page)).toBeVisible();
  release();
  await expect(findButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(findPopover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findPopover(page)).toBeHidden();

  await findButton(page).tap();
  await expect(findSheet(page)).toBeVisible();
  await expect(findPopover(page)).toBeHidden();
});

test.describe('Phone menu whose sheet fails to load', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });
  test('opens as a popover without a reload', async ({ page }) => {
    await page.route(SHEET_SCRIPT, (route) => route.abort());
    await page.goto('/nl');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const failed = page.waitForEvent('requestfailed');
    await findButton(page).focus();
    await failed;
    await findButton(page).tap();
    await expect(findPopover(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-same-document');
  });
});

test.describe('Phone menu by touch', () => {
  test('closes on a quick swipe down and returns focus', async ({ page }) => {
    await openMenu(page, '/nl');
    await swipe(page, 120, [195, 400], [195, 415], [195, 430]);
    await expect(findSheet(page)).toBeHidden();
    await expect(findButton(page)).toBeFocused();
    await expect(page).toHaveURL(/\/nl$/);
  });

  test('closes on a slow swipe of more than 10 % of its height', async ({ page }) => {
    await openMenu(page, '/nl');
    const { height = 0, y: top } = (await findSheet(page).boundingBox()) ?? {};
    const getTop = async () => (await findSheet(page).boundingBox())?.y;
    await swipe(page, 900, [195, 300], [195, 315], [195, 300 + height * 0.04]);
    await expect(findSheet(page)).not.toHaveAttribute('data-held');
    await expect(findSheet(page)).toHaveAttribute('data-state', 'open');
    await expect.poll(getTop).toBe(top);

    await swipe(page, 900, [195, 300], [195, 315], [195, 300 + height * 0.15]);
    await expect(findSheet(page)).toBeHidden();
  });

  for (const [direction, path] of [
    [
      'sideways',
      [
        [150, 400],
        [180, 400],
        [320, 404],
      ],
    ],
    [
      'upwards',
      [
        [195, 500],
        [195, 470],
        [195, 300],
      ],
    ],
    [
      'down and back again',
      [
        [195, 300],
        [195, 330],
        [195, 600],
        [195, 500],
      ],
    ],
  ] as const) {
    test(`stays open on a swipe ${direction}`, async ({ page }) => {
      await openMenu(page, '/nl');
      await swipe(page, 120, ...path);
      await expect(findSheet(page)).not.toHaveAttribute('data-held');
      await expect(findSheet(page)).toHaveAttribute('data-state', 'open');
    });
  }

  test('closes on a tap outside the sheet', async ({ page }) => {
    await openMenu(page, '/nl');
    const top = await findSheet(page).evaluate((sheet) => sheet.getBoundingClientRect().top);
    expect(top, 'space above the sheet').toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(195, top / 2);
    await expect(findSheet(page)).toBeHidden();
  });
});

test.describe('Phone menu in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('scrolls without the page and closes on a swipe only at its top', async ({ page }) => {
    await openMenu(page, '/nl');
    const sheet = findSheet(page);
    const getScrollTop = () => sheet.evaluate(({ scrollTop }) => scrollTop);
    await sheet.getByRole('link').last().scrollIntoViewIfNeeded();
    expect(await getScrollTop()).toBeGreaterThan(100);
    await expect(sheet.getByRole('button')).toBeInViewport({ ratio: 1 });

    await swipe(page, 120, [300, 200], [300, 225], [300, 260]);
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await sheet.evaluate((element) => element.scrollTo(0, 0));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await swipe(page, 120, [300, 200], [300, 225], [300, 260]);
    await expect(sheet).toBeHidden();
  });
});
