import type { Locator, Page } from '@playwright/test';
import { openStory } from './open-story.ts';

/** Pauses all animations when they start, so that tests do not depend on time. Call it before the page is opened. */
export async function pauseMotions(page: Page) {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function animatePaused(...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
    document.addEventListener('animationstart', () => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSAnimation && animation.timeline === document.timeline) animation.pause();
    });
  });
}

/** Opens a story of the design system in which all animations pause when they start. */
export async function openWithPausedMotion(page: Page, story: string) {
  await pauseMotions(page);
  await openStory(page, `design-system--${story}`);
}

/** Points at an element, and waits until the script of its motion has loaded. */
export async function loadMotion(page: Page, element: Locator, script: RegExp) {
  const loaded = page.waitForResponse(script);
  await element.hover();
  // Waits until the script has run. The page has already imported it, so this import does not load or run it again.
  await page.evaluate((url) => import(url), (await loaded).url());
}

/** Returns the paused animations of scripts, as properties. */
export const getMotions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.constructor === Animation && animation.playState === 'paused')
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? Object.keys(effect.getKeyframes()[0] ?? {}) : [],
      )
      .map((keys) => keys.find((key) => !/offset|easing|composite/i.test(key)) ?? ''),
  );

/** Shows all paused animations at a share of their duration. */
export async function seekMotions(page: Page, share: number) {
  await waitUntilPaused(page);
  await page.evaluate((to) => {
    for (const animation of document.getAnimations()) {
      if (animation.playState !== 'paused') continue;
      animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) * to;
    }
  }, share);
}

/** Ends all paused animations, as if their time had passed. */
export async function finishMotions(page: Page) {
  await waitUntilPaused(page);
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.playState === 'paused') animation.finish();
  });
}

/** Waits until all CSS animations are paused. The event that pauses an animation fires some frames after the animation starts. */
async function waitUntilPaused(page: Page) {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          !(animation instanceof CSSAnimation) ||
          animation.timeline !== document.timeline ||
          animation.playState !== 'running',
      ),
  );
}
