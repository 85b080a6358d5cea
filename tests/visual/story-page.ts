import type { Page } from '@playwright/test';
import type { Shot } from '../../.tools/visual/stories.ts';
import { followRequests, paintRoughly, settle, startRough } from './settle.ts';

/** What every story is shown to: one visitor who wants no motion. */
export const VISITOR = {
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  contextOptions: { reducedMotion: 'reduce' },
} as const;

const NOW = '2026-11-21T12:00:00Z';
const TALL = 900;

/**
 * Makes a page the stage for stories: a clock that stands still, the same dice each time, no network but the workbench's own files.
 *
 * @param origin where the workbench is served
 */
export async function setStage(page: Page, origin: string) {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(seedRandom);
  await page.addInitScript(startRough);
  await page.route('**', (route) =>
    route.request().url().startsWith(origin) ? route.continue() : route.abort(),
  );
  const requests = followRequests(page);
  let shown: string | undefined;
  return {
    /** Addresses of pictures, fonts and films that stories have fetched since the last time. */
    takeFetched: requests.takeFetched,
    /**
     * Shows a story as one of its shots wants it; resolves when it is at rest. In another width the same page follows, as a window
     * does that is made wider: opening it anew costs more than its picture.
     */
    async show(id: string, { theme, width, locale }: Shot): Promise<void> {
      const scheme = theme === 'dusk' ? 'dark' : 'light';
      const spoken = locale ? `&arg-locale=${locale}` : '';
      const address = `/?story=${id}&mode=preview&theme=${scheme}${spoken}`;
      await page.evaluate(paintRoughly);
      await page.setViewportSize({ width, height: TALL });
      if (shown !== address) {
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(address);
        shown = address;
      }
      await settle(page, requests);
    },
  };
}

/** Runs in the page: whatever is drawn by chance is drawn the same, and nothing is kept from the story before. */
function seedRandom() {
  localStorage.clear();
  sessionStorage.clear();
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
