import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { followLinkTo, delayPayloads, menuLink, openPage, stopClock, LOCALE_CASES } from './navigation.ts';

declare global {
  interface Window {
    /** What the page has said and where the focus went, in order. */
    heard: string[];
  }
}

// What is seen has journeys of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Notes what a visitor hears who does not see the page. */
async function listen(page: Page) {
  await page.evaluate(() => {
    window.heard = [];
    const announcer = document.querySelector('[data-navigation] [aria-live=polite]');
    if (!announcer) throw new Error('Nothing says where a visitor is.');
    new MutationObserver(() => {
      if (announcer.textContent !== '') window.heard.push(announcer.textContent);
    }).observe(announcer, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.closest('main'))
        window.heard.push(`focus: ${target.localName}`);
    });
  });
}

const heard = (page: Page) => page.evaluate(() => window.heard.splice(0));

for (const { locale, home, link, title, loading } of LOCALE_CASES) {
  test(`a followed link is heard, by keyboard: main, then the page’s title, once (${locale})`, async ({
    page,
  }) => {
    await openPage(page, home);
    const homeTitle = await page.title();
    await stopClock(page);
    await listen(page);
    await menuLink(page, link).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('main')).toBeFocused();
    expect(await heard(page)).toEqual(['focus: main', await page.title()]);

    await page.goBack();
    await expect(page).toHaveTitle(homeTitle);
    await expect(page.locator('main')).toBeFocused();
    expect(await heard(page)).toEqual(['focus: main', homeTitle]);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test(`a page that is long on its way is announced after 200 ms, and no sooner (${locale})`, async ({
    page,
  }) => {
    await openPage(page, home);
    await listen(page);
    const release = await delayPayloads(page);
    await stopClock(page);
    const sheet = page.waitForResponse(/navigation-status-.*\.css/);
    const asked = page.waitForRequest(/_payload\.json/);
    await menuLink(page, link).click();
    await (await sheet).finished();
    await asked;
    const bar = page.getByRole('progressbar', { name: loading });
    await page.clock.runFor(199);
    await expect(bar).toBeHidden();
    await page.clock.runFor(1);
    await expect(bar).toBeVisible();
    expect(await bar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
    expect(await heard(page)).toEqual([loading]);

    release();
    await expect(page).toHaveTitle(title);
    await expect(bar).toBeHidden();
    expect(await heard(page)).toEqual(['focus: main', await page.title()]);
  });
}

test('a page that is there at once is not announced as on its way', async ({ page }) => {
  await openPage(page, '/nl');
  await listen(page);
  await stopClock(page);
  await menuLink(page, 'Over ons').click();
  await expect(page).toHaveTitle(/^Over ons/);
  await page.clock.runFor(1_000);
  await expect(page.locator('[role=progressbar]')).toBeHidden();
  expect(await heard(page)).toEqual(['focus: main', await page.title()]);
});

test('two pages of one title are each heard', async ({ page }) => {
  await openPage(page, '/nl/contact');
  await stopClock(page);
  await listen(page);
  for (const address of ['/nl/contact?a=1', '/nl/contact?a=2']) {
    const link = page.getByRole('banner').getByRole('link').first();
    await link.evaluate((element, href) => element.setAttribute('href', href), address);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.locator('main')).toBeFocused();
    expect(await heard(page)).toEqual(['focus: main', await page.title()]);
  }
});

test('a fragment of another page takes the focus, and the title is heard', async ({ page }) => {
  await openPage(page, '/nl/over-ons');
  await listen(page);
  await followLinkTo(page, '/nl#main');
  await expect(page).toHaveURL(/\/nl#main$/);
  await expect.poll(() => page.evaluate(() => window.heard.at(-1))).toBe(await page.title());
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the bar has no motion for who wants none, and is seen in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPage(page, '/nl');
    const release = await delayPayloads(page);
    await menuLink(page, 'Over ons').click();
    const bar = page.getByRole('progressbar', { name: 'De pagina komt eraan' });
    await expect(bar).toBeVisible();
    expect(await bar.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.001s');
    release();
    await expect(bar).toBeHidden();
  });
}
