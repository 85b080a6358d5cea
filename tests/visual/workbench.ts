import AxeBuilder from '@axe-core/playwright';
import { test as base } from '@playwright/test';
import type { Shot } from '../../.tools/visual/stories.ts';
import { followRequests, settle } from './settled.ts';

export { expect } from '@playwright/test';

export type Shown = {
  /** PNG of the whole story. */
  readonly picture: Buffer;
  /** The accessibility tree, as text. */
  readonly aria: string;
  readonly complaints: readonly string[];
};

type Workbench = {
  /** Shows a story as one of its shots wants it, and looks at it in all three ways. */
  show(id: string, shot: Shot): Promise<Shown>;
  /** Addresses of pictures, fonts and films that stories have fetched since the last time. */
  takeFetched(): readonly string[];
};

const NOW = '2026-11-21T12:00:00Z';
const VISITOR = { locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' } as const;
const TALL = 900;
/** Rules about whole pages; stories are parts. */
const OF_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'skip-link'];

/**
 * The built workbench in a browser: a clock that stands still, the same dice each time, reduced motion, no network but its own files.
 * One page for all stories of a worker, so that the workbench's scripts are fetched and compiled once.
 */
export const test = base.extend<object, { workbench: Workbench }>({
  workbench: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ ...VISITOR, baseURL });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      await page.addInitScript(seedRandom);
      await page.route('**', (route) =>
        route.request().url().startsWith(baseURL) ? route.continue() : route.abort(),
      );
      const requests = followRequests(page);
      await use({
        takeFetched: requests.takeFetched,
        async show(id, { theme, width }) {
          const scheme = theme === 'dusk' ? 'dark' : 'light';
          await page.setViewportSize({ width, height: TALL });
          await page.emulateMedia({ colorScheme: scheme });
          await page.goto(`/?story=${id}&mode=preview&theme=${scheme}`);
          await settle(page, requests);
          const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
          const aria = await page.locator('body').ariaSnapshot();
          const { violations } = await new AxeBuilder({ page }).disableRules(OF_PAGES).analyze();
          const complaints = violations.map(
            ({ id: rule, help, nodes }) => `${rule}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
          );
          return { picture, aria, complaints };
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

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
