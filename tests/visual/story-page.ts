import type { Page } from '@playwright/test';
import type { Screenshot } from '../../.tools/visual/stories.ts';
import { renderPixelated, startPixelated, trackRequests, waitUntilSettled } from './settle.ts';

/** Browser context of every story. */
export const CONTEXT_OPTIONS = {
  locale: 'nl-NL',
  timezoneId: 'Europe/Amsterdam',
  contextOptions: { reducedMotion: 'reduce' },
} as const;

const NOW = '2026-11-21T12:00:00Z';
const VIEWPORT_HEIGHT = 900;

/**
 * Prepares a page for reproducible stories: a fixed clock, seeded random numbers, and no network apart from the workbench's files.
 *
 * @param origin origin of the workbench
 */
export async function prepareStoryPage(page: Page, origin: string) {
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(seedRandom);
  await page.addInitScript(startPixelated);
  await page.route('**', (route) =>
    route.request().url().startsWith(origin) ? route.continue() : route.abort(),
  );
  const requests = trackRequests(page);
  let openAddress: string | undefined;
  return {
    /** Returns the URL paths of images, fonts and videos fetched since the previous call. */
    takeFetched: requests.takeFetched,
    /**
     * Opens a story with the settings of a screenshot and resolves when it is settled. If only the width differs, the page is resized,
     * because loading it again takes longer than the screenshot.
     */
    async open(id: string, { theme, width, locale }: Screenshot): Promise<void> {
      const colorScheme = theme === 'dusk' ? 'dark' : 'light';
      const localeParameter = locale ? `&arg-locale=${locale}` : '';
      const address = `/?story=${id}&mode=preview&theme=${colorScheme}${localeParameter}`;
      await page.evaluate(renderPixelated);
      await page.setViewportSize({ width, height: VIEWPORT_HEIGHT });
      if (openAddress !== address) {
        await page.emulateMedia({ colorScheme });
        await page.goto(address);
        openAddress = address;
      }
      await waitUntilSettled(page, requests);
    },
  };
}

/** Runs in the page. Makes random numbers reproducible and clears storage from the previous story. */
function seedRandom() {
  localStorage.clear();
  sessionStorage.clear();
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
