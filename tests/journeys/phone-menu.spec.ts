import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const SHEET = '**/_build/phone-menu-sheet-*.js';
const SITES = {
  nl: { home: '/nl', close: 'Sluit het menu', link: 'Contact', path: '/nl/contact' },
  'en-UK': { home: '/en-UK', close: 'Close the menu', link: 'Contact', path: '/en-UK/contact' },
} as const;

const buttonOf = (page: Page) => page.locator('header button[popovertarget=menu]').first();
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const popoverOf = (page: Page) => page.locator('#menu');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The page, with the menu's sheet fetched at the first sign that it is wanted. */
async function reachMenu(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await buttonOf(page).focus();
  await expect(buttonOf(page)).toHaveAttribute('aria-haspopup', 'dialog');
}

async function openMenu(page: Page, path: string) {
  await reachMenu(page, path);
  await buttonOf(page).tap();
  await expect(sheetOf(page)).toBeVisible();
  await settled(page);
}

/** The sheet has come to rest. */
async function settled(page: Page) {
  await sheetOf(page).evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
}

/** A finger put down, led through places and lifted, all within as many milliseconds as are told. */
async function swipe(page: Page, ms: number, ...places: (readonly [x: number, y: number])[]) {
  const client = await page.context().newCDPSession(page);
  const begun = Date.now() / 1_000;
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    share: number,
    at?: readonly [number, number],
  ) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      timestamp: begun + (ms * share) / 1_000,
      touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
    });
  for (const [order, place] of places.entries()) {
    await touch(order === 0 ? 'touchStart' : 'touchMove', order / places.length, place);
  }
  await touch('touchEnd', 1);
  await client.detach();
}

for (const [locale, site] of Object.entries(SITES)) {
  test.describe(`the menu on a phone, in ${locale}`, () => {
    test('is a sheet that holds the focus, and gives it back', async ({ page }) => {
      await reachMenu(page, site.home);
      await page.keyboard.press('Enter');
      const sheet = sheetOf(page);
      const close = sheet.getByRole('button', { name: site.close });
      await expect(close).toBeFocused();
      await expect(popoverOf(page)).toBeHidden();

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
      await expect(buttonOf(page)).toBeFocused();
    });

    test('closes when a link in it is followed, and then marks the page shown', async ({ page }) => {
      await openMenu(page, site.home);
      const link = sheetOf(page).getByRole('link', { name: site.link });
      await expect(link).not.toHaveAttribute('aria-current');
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await link.tap();
      await expect(page).toHaveURL(new RegExp(`${site.path}$`));
      await expect(sheetOf(page)).toBeHidden();
      await expect(page.locator('main')).toBeFocused();
      await expect(page.locator('html')).toHaveAttribute('data-same-document');

      await buttonOf(page).tap();
      await expect(link).toHaveAttribute('aria-current', 'page');
      await settled(page);
      await page.goBack();
      await expect(sheetOf(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${site.home}$`));
    });

    test('opens, leads on and closes without any script', async ({ browser }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      await page.goto(site.home);
      await buttonOf(page).click();
      await expect(popoverOf(page)).toBeVisible();
      await popoverOf(page).getByRole('button', { name: site.close }).click();
      await expect(popoverOf(page)).toBeHidden();
      await buttonOf(page).click();
      await popoverOf(page).getByRole('link', { name: site.link }).click();
      await expect(page).toHaveURL(new RegExp(`${site.path}$`));
      await context.close();
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`open ${colorScheme === 'light' ? 'by day' : 'at dusk'} it passes axe, and its targets are large enough`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await openMenu(page, site.home);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        for (const target of await sheetOf(page).locator('a, button').all()) {
          expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      });
    }
  });
}

test('where motion is unwelcome the sheet is simply there, and follows the finger all the same', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await reachMenu(page, '/nl');
  await buttonOf(page).tap();
  expect(await sheetOf(page).evaluate((sheet) => sheet.getAnimations().length)).toBe(0);
  await swipe(page, 120, [195, 400], [195, 415], [195, 430]);
  await expect(sheetOf(page)).toBeHidden();
});

test('nothing of the sheet is fetched before the menu is wanted', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => /phone-menu/.test(request.url()) && fetched.push(request.resourceType()));
  await page.goto('/nl');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
  await buttonOf(page).focus();
  await expect(buttonOf(page)).toHaveAttribute('aria-haspopup', 'dialog');
  expect(fetched.toSorted()).toEqual(['script', 'stylesheet']);
});

test('a press before the sheet is there opens the menu as a popover, and the next one the sheet', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SHEET, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/nl');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await buttonOf(page).tap();
  await expect(popoverOf(page)).toBeVisible();
  release();
  await expect(buttonOf(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(popoverOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popoverOf(page)).toBeHidden();

  await buttonOf(page).tap();
  await expect(sheetOf(page)).toBeVisible();
  await expect(popoverOf(page)).toBeHidden();
});

test.describe('when the sheet cannot be fetched', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });
  test('the menu opens as a popover, and the page is not loaded again for it', async ({ page }) => {
    await page.route(SHEET, (route) => route.abort());
    await page.goto('/nl');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const refused = page.waitForEvent('requestfailed');
    await buttonOf(page).focus();
    await refused;
    await buttonOf(page).tap();
    await expect(popoverOf(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-same-document');
  });
});

test.describe('with a finger', () => {
  test('a quick swipe down closes the sheet, and gives the focus back', async ({ page }) => {
    await openMenu(page, '/nl');
    await swipe(page, 120, [195, 400], [195, 415], [195, 430]);
    await expect(sheetOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
    await expect(page).toHaveURL(/\/nl$/);
  });

  test('a slow one closes it from a tenth of its height on, and below that it goes back', async ({
    page,
  }) => {
    await openMenu(page, '/nl');
    const { height = 0, y: top } = (await sheetOf(page).boundingBox()) ?? {};
    const place = async () => (await sheetOf(page).boundingBox())?.y;
    await swipe(page, 900, [195, 300], [195, 315], [195, 300 + height * 0.04]);
    await expect(sheetOf(page)).not.toHaveAttribute('data-held');
    await expect(sheetOf(page)).toHaveAttribute('data-state', 'open');
    await expect.poll(place).toBe(top);

    await swipe(page, 900, [195, 300], [195, 315], [195, 300 + height * 0.15]);
    await expect(sheetOf(page)).toBeHidden();
  });

  for (const [how, path] of [
    [
      'aside',
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
    test(`a swipe ${how} leaves it open`, async ({ page }) => {
      await openMenu(page, '/nl');
      await swipe(page, 120, ...path);
      await expect(sheetOf(page)).not.toHaveAttribute('data-held');
      await expect(sheetOf(page)).toHaveAttribute('data-state', 'open');
    });
  }

  test('a press beside it closes it', async ({ page }) => {
    await openMenu(page, '/nl');
    const top = await sheetOf(page).evaluate((sheet) => sheet.getBoundingClientRect().top);
    expect(top, 'room beside the sheet').toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(195, top / 2);
    await expect(sheetOf(page)).toBeHidden();
  });
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('the sheet scrolls inside, the page below does not, and a swipe closes it at its top only', async ({
    page,
  }) => {
    await openMenu(page, '/nl');
    const sheet = sheetOf(page);
    const scrolled = () => sheet.evaluate(({ scrollTop }) => scrollTop);
    await sheet.getByRole('link').last().scrollIntoViewIfNeeded();
    expect(await scrolled()).toBeGreaterThan(100);
    await expect(sheet.getByRole('button')).toBeInViewport({ ratio: 1 });

    await swipe(page, 120, [300, 200], [300, 225], [300, 260]);
    await expect(sheet).toHaveAttribute('data-state', 'open');
    await sheet.evaluate((one) => one.scrollTo(0, 0));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await swipe(page, 120, [300, 200], [300, 225], [300, 260]);
    await expect(sheet).toBeHidden();
  });
});
