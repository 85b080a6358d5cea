import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { isSameDocument, LOCALE_CASES, menuLink, openPage, stopClock } from './navigation.ts';

declare global {
  interface Window {
    /** Number of started view transitions. */
    transitionCount: number;
  }
}

const OLD_PAGE = '::view-transition-old(root)';

/** Counts view transitions and pauses each at its start. */
async function pauseTransitions(page: Page) {
  await page.addInitScript(() => {
    window.transitionCount = 0;
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function startPaused(...args) {
      window.transitionCount += 1;
      const transition = startViewTransition.apply(this, args);
      transition.ready.then(
        () => {
          for (const animation of document.getAnimations()) animation.pause();
        },
        () => {},
      );
      return transition;
    };
  });
}

const listAnimations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
          ? [`${effect.pseudoElement} ${String(effect.getTiming().duration)}`]
          : [],
      ),
  );

// Each case is in one of the two locales, because it depends on no text.
const [DUTCH, BRITISH] = LOCALE_CASES;

test('Navigation fades out the old page while the new one is usable', async ({ page }) => {
  const { home, link, title } = DUTCH;
  await pauseTransitions(page);
  await openPage(page, home);
  // With a stopped clock a slow machine does not skip the transition.
  await stopClock(page);
  await menuLink(page, link).click();
  await expect.poll(() => listAnimations(page)).toEqual([`${OLD_PAGE} 240`]);
  await expect(page).toHaveTitle(title);

  // Clicks reach the new page during the transition.
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveTitle(title);
  expect(await page.evaluate(() => window.transitionCount)).toBe(2);
  expect(await isSameDocument(page)).toBe(true);
});

test('Finished transition removes its styles', async ({ page }) => {
  const { home, link, title } = BRITISH;
  await openPage(page, home);
  await menuLink(page, link).click();
  await expect(page).toHaveTitle(title);
  await expect.poll(() => listAnimations(page)).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('view-transition-name', /^(?:root|none)$/);
  await expect.poll(() => page.evaluate(() => document.documentElement.style.viewTransitionName)).toBe('');
});

test('Back navigation fades unless the browser animates it', async ({ page }) => {
  const { home, link, title } = DUTCH;
  await pauseTransitions(page);
  await openPage(page, home);
  const homeTitle = await page.title();
  await menuLink(page, link).click();
  await expect(page).toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveTitle(homeTitle);
  expect(await page.evaluate(() => window.transitionCount)).toBe(2);

  // As after a swipe gesture of the browser.
  await page.evaluate(() =>
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
  );
  await page.goForward();
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => window.transitionCount)).toBe(2);
});

test('Navigation with reduced motion has no transition', async ({ page }) => {
  const { home, link, title } = BRITISH;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pauseTransitions(page);
  await openPage(page, home);
  await menuLink(page, link).click();
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => window.transitionCount)).toBe(0);
});

test('Navigation works in a browser without view transitions', async ({ page }) => {
  const { home, link, title } = DUTCH;
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await openPage(page, home);
  await menuLink(page, link).click();
  await expect(page).toHaveTitle(title);
  await expect(page.locator('main')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('Navigation skips a transition that does not start within 100 ms', async ({ page }) => {
  const { home, link, about, title } = BRITISH;
  await page.addInitScript(() => {
    // Simulates a browser that cannot capture the old page in time.
    Document.prototype.startViewTransition = (update) => {
      const rejected = Promise.reject(new DOMException('Skipped', 'AbortError'));
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const skipTransition = () => {
        if (typeof update === 'function') void update();
        resolve(undefined);
      };
      const types: ViewTransitionTypeSet = new Set();
      return { ready: rejected, finished: promise, updateCallbackDone: promise, skipTransition, types };
    };
  });
  await openPage(page, home);
  await stopClock(page);
  await menuLink(page, link).click();
  await expect(page).toHaveURL(new RegExp(`${about}$`));
  await page.clock.runFor(99);
  await expect(page).not.toHaveTitle(title);
  await page.clock.runFor(1);
  await expect(page).toHaveTitle(title);
});
