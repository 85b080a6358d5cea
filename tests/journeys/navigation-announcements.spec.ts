import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { followLinkTo, delayPayloads, menuLink, openPage, stopClock, LOCALE_CASES } from './navigation.ts';

declare global {
  interface Window {
    /** Announcements and focus changes in `main`, in order. */
    announcements: string[];
  }
}

// Visual transitions are tested in navigation-transitions.spec.ts.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Records what a screen reader announces. */
async function recordAnnouncements(page: Page) {
  await page.evaluate(() => {
    window.announcements = [];
    const liveRegion = document.querySelector('[data-navigation] [aria-live=polite]');
    if (!liveRegion) throw new Error('The page has no live region for navigation.');
    new MutationObserver(() => {
      if (liveRegion.textContent !== '') window.announcements.push(liveRegion.textContent);
    }).observe(liveRegion, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest('main'))
        window.announcements.push(`focus: ${target.localName}`);
    });
  });
}

/** Expects the announcements since the previous call, and no others. */
async function expectAnnouncements(page: Page, expected: readonly string[]) {
  await expect.poll(() => page.evaluate(() => window.announcements)).toEqual(expected);
  await page.evaluate((count) => window.announcements.splice(0, count), expected.length);
}

for (const { locale, home, link, title, loading } of LOCALE_CASES) {
  test(`Navigation by keyboard moves focus to main and announces the title once (${locale})`, async ({
    page,
  }) => {
    await openPage(page, home);
    const homeTitle = await page.title();
    await stopClock(page);
    await recordAnnouncements(page);
    await menuLink(page, link).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('main')).toBeFocused();
    await expectAnnouncements(page, ['focus: main', await page.title()]);

    await page.goBack();
    await expect(page).toHaveTitle(homeTitle);
    await expect(page.locator('main')).toBeFocused();
    await expectAnnouncements(page, ['focus: main', homeTitle]);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test(`Slow navigation is announced after 200 ms (${locale})`, async ({ page }) => {
    await openPage(page, home);
    await recordAnnouncements(page);
    const release = await delayPayloads(page);
    await stopClock(page);
    const stylesheet = page.waitForResponse(/navigation-status-.*\.css/);
    const requested = page.waitForRequest(/_payload\.json/);
    await menuLink(page, link).click();
    await (await stylesheet).finished();
    await requested;
    const progressBar = page.getByRole('progressbar', { name: loading });
    await page.clock.runFor(199);
    await expect(progressBar).toBeHidden();
    await page.clock.runFor(1);
    await expect(progressBar).toBeVisible();
    expect(await progressBar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    await expectAnnouncements(page, [loading]);

    release();
    await expect(page).toHaveTitle(title);
    await expect(progressBar).toBeHidden();
    await expectAnnouncements(page, ['focus: main', await page.title()]);
  });
}

// Each case is in one of the two locales, because it depends on no text.
const [DUTCH, BRITISH] = LOCALE_CASES;

test('Fast navigation shows and announces no progress', async ({ page }) => {
  const { home, link, title } = DUTCH;
  await openPage(page, home);
  await recordAnnouncements(page);
  await stopClock(page);
  await menuLink(page, link).click();
  await expect(page).toHaveTitle(title);
  await page.clock.runFor(1_000);
  await expect(page.locator('[role=progressbar]')).toBeHidden();
  await expectAnnouncements(page, ['focus: main', await page.title()]);
});

test('Navigation announces a title that equals the previous one', async ({ page }) => {
  const { contact } = BRITISH;
  await openPage(page, contact);
  await stopClock(page);
  await recordAnnouncements(page);
  for (const address of [`${contact}?a=1`, `${contact}?a=2`]) {
    const first = page.getByRole('banner').getByRole('link').first();
    await first.evaluate((element, href) => element.setAttribute('href', href), address);
    await first.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('main')).toBeFocused();
    await expectAnnouncements(page, ['focus: main', await page.title()]);
  }
});

test('Navigation to a fragment of another page announces the title', async ({ page }) => {
  const { home, about } = DUTCH;
  await openPage(page, about);
  await recordAnnouncements(page);
  await followLinkTo(page, `${home}#main`);
  await expect(page).toHaveURL(`${home}#main`);
  await expect.poll(() => page.evaluate(() => window.announcements.at(-1))).toBe(await page.title());
});

for (const { locale, home, link, loading, colorScheme } of [
  { ...LOCALE_CASES[0], colorScheme: 'light' },
  { ...LOCALE_CASES[1], colorScheme: 'dark' },
] as const) {
  test(`Progress bar is visible without motion in the ${colorScheme} colour scheme (${locale})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, home);
    const release = await delayPayloads(page);
    await menuLink(page, link).click();
    const progressBar = page.getByRole('progressbar', { name: loading });
    await expect(progressBar).toBeVisible();
    expect(await progressBar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(
      '0.0005s',
    );
    release();
    await expect(progressBar).toBeHidden();
  });
}
