import { findAxeViolations, injectAxe, THEME_RULES } from './axe.ts';
import { expect, test } from './console.ts';
import { isSameDocument, markDocument } from './navigation.ts';
import {
  findButton,
  findPopover,
  findModal,
  openMenu,
  openPageWithModal,
  PHONE,
  waitForAnimations,
} from './phone-menu.ts';
import { tap } from './tap.ts';

const MODAL_SCRIPT = '**/_build/phone-menu-modal-*.js';
const LOCALE_CASES = {
  nl: { home: '/nl', close: 'Sluit het menu', link: 'Contact', path: '/nl/contact' },
  'en-UK': { home: '/en-UK', close: 'Close the menu', link: 'Contact', path: '/en-UK/contact' },
} as const;

test.use(PHONE);

const { nl: DUTCH, 'en-UK': BRITISH } = LOCALE_CASES;

test.describe('Phone menu', () => {
  test('traps focus, closes on Escape and returns focus to its button', async ({ page }) => {
    await openPageWithModal(page, DUTCH.home);
    await page.keyboard.press('Enter');
    const modal = findModal(page);
    const close = modal.getByRole('button', { name: DUTCH.close });
    await expect(close).toBeFocused();
    await expect(findPopover(page)).toBeHidden();

    const links = await modal.getByRole('link').all();
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(modal.getByRole('link').last()).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await expect(findButton(page)).toBeFocused();
  });

  test('closes when a link is followed and marks the current page', async ({ page }) => {
    await openMenu(page, BRITISH.home);
    const link = findModal(page).getByRole('link', { name: BRITISH.link });
    await expect(link).not.toHaveAttribute('aria-current');
    await markDocument(page);
    await tap(link);
    await expect(page).toHaveURL(new RegExp(`${BRITISH.path}$`));
    await expect(findModal(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);

    await tap(findButton(page));
    await expect(link).toHaveAttribute('aria-current', 'page');
    await waitForAnimations(page);
    await page.goBack();
    await expect(findModal(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${BRITISH.home}$`));
  });

  test('opens, closes and follows a link without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(DUTCH.home);
    await findButton(page).click();
    await expect(findPopover(page)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await findPopover(page).getByRole('button', { name: DUTCH.close }).click();
    await expect(findPopover(page)).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await findButton(page).click();
    await page.keyboard.press('Escape');
    await expect(findPopover(page)).toBeHidden();
    await findButton(page).click();
    await findPopover(page).getByRole('link', { name: DUTCH.link }).click();
    await expect(page).toHaveURL(new RegExp(`${DUTCH.path}$`));
    await context.close();
  });

  test('passes axe in both themes when open, and has large targets', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await injectAxe(page);
    await openMenu(page, BRITISH.home);
    expect(await findAxeViolations(page)).toEqual([]);
    for (const target of await findModal(page).locator('a, button').all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findAxeViolations(page, THEME_RULES)).toEqual([]);
  });
});

test('Phone menu fetches its modal when the button receives focus', async ({ page }) => {
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

test('Phone menu opens as a popover until the script of its modal is loaded', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(MODAL_SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/nl');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await tap(findButton(page));
  await expect(findPopover(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  release();
  await expect(findButton(page)).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(findPopover(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(findPopover(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

  await tap(findButton(page));
  await expect(findModal(page)).toBeVisible();
  await expect(findPopover(page)).toBeHidden();
});

test.describe('Phone menu whose modal fails to load', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|Error while mounting app phone menu/] });
  test('opens as a popover without a reload', async ({ page }) => {
    await page.route(MODAL_SCRIPT, (route) => route.abort());
    await page.goto('/nl');
    await expect(page.locator('html')).toHaveAttribute('data-enhanced');
    await markDocument(page);
    const failed = page.waitForEvent('requestfailed');
    await findButton(page).focus();
    await failed;
    await tap(findButton(page));
    await expect(findPopover(page)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });
});
