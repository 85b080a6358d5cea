import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { isSameDocument, menuLink, openPage, stopClock } from './navigation.ts';

declare global {
  interface Window {
    /** Fades that the browser was asked for. */
    fades: number;
  }
}

const OLD_PAGE = '::view-transition-old(root)';

/** Counts the fades, and holds each in its first moment. */
async function holdFades(page: Page) {
  await page.addInitScript(() => {
    window.fades = 0;
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function held(...given) {
      window.fades += 1;
      const transition = startViewTransition.apply(this, given);
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

const fading = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
          ? [`${effect.pseudoElement} ${String(effect.getTiming().duration)}`]
          : [],
      ),
  );

test('the page that is left fades over the new one, which can be used at once', async ({ page }) => {
  await holdFades(page);
  await openPage(page, '/nl');
  // However busy the machine is, the fade is not given up.
  await stopClock(page);
  await menuLink(page, 'Over ons').click();
  await expect.poll(() => fading(page)).toEqual([`${OLD_PAGE} 240`]);
  await expect(page).toHaveTitle(/^Over ons/);

  // Still fading: what is pressed is the new page's.
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveTitle(/^Over ons/);
  expect(await page.evaluate(() => window.fades)).toBe(2);
  expect(await isSameDocument(page)).toBe(true);
});

test('nothing is left of a fade that is over', async ({ page }) => {
  await openPage(page, '/nl');
  await menuLink(page, 'Over ons').click();
  await expect(page).toHaveTitle(/^Over ons/);
  await expect.poll(() => fading(page)).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('view-transition-name', /^(?:root|none)$/);
  expect(await page.evaluate(() => document.documentElement.style.viewTransitionName)).toBe('');
});

test('going back fades, unless the browser itself slides the page back', async ({ page }) => {
  await holdFades(page);
  await openPage(page, '/nl');
  const title = await page.title();
  await menuLink(page, 'Over ons').click();
  await expect(page).toHaveTitle(/^Over ons/);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  expect(await page.evaluate(() => window.fades)).toBe(2);

  // As after a swipe.
  await page.evaluate(() =>
    Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true }),
  );
  await page.goForward();
  await expect(page).toHaveTitle(/^Over ons/);
  expect(await page.evaluate(() => window.fades)).toBe(2);
});

test('who wants no motion sees none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdFades(page);
  await openPage(page, '/nl');
  await menuLink(page, 'Over ons').click();
  await expect(page).toHaveTitle(/^Over ons/);
  expect(await page.evaluate(() => window.fades)).toBe(0);
});

test('a browser that knows no fades shows the page all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await openPage(page, '/nl');
  await menuLink(page, 'Over ons').click();
  await expect(page).toHaveTitle(/^Over ons/);
  await expect(page.locator('main')).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
});

test('a fade that does not begin within 100 ms is given up: the page does not wait for it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // A browser that is too busy to take the picture.
    Document.prototype.startViewTransition = (given) => {
      const refused = Promise.reject(new DOMException('Given up', 'AbortError'));
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const skipTransition = () => {
        if (typeof given === 'function') void given();
        resolve(undefined);
      };
      const types: ViewTransitionTypeSet = new Set();
      return { ready: refused, finished: promise, updateCallbackDone: promise, skipTransition, types };
    };
  });
  await openPage(page, '/nl');
  await stopClock(page);
  await menuLink(page, 'Over ons').click();
  await expect(page).toHaveURL(/\/nl\/over-ons$/);
  await page.clock.runFor(99);
  await expect(page).not.toHaveTitle(/^Over ons/);
  await page.clock.runFor(1);
  await expect(page).toHaveTitle(/^Over ons/);
});
