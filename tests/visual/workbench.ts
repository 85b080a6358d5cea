import AxeBuilder from '@axe-core/playwright';
import { type Page, test as base } from '@playwright/test';
import type { Screenshot } from '../../.tools/visual/stories.ts';
import { serveImagesAsPng } from './serve-images-as-png.ts';
import { CONTEXT_OPTIONS, prepareStoryPage } from './story-page.ts';

export { expect } from '@playwright/test';

export type CapturedStory = {
  /** PNG of the whole page. */
  readonly image: Buffer;
  /** Accessibility tree as text. */
  readonly aria: string;
  readonly violations: readonly string[];
};

type Workbench = {
  /** Opens a story with the settings of a screenshot. Returns its image, accessibility tree and axe violations. */
  capture(id: string, screenshot: Screenshot): Promise<CapturedStory>;
  /** Returns the URL paths of images, fonts and videos fetched since the previous call. */
  takeFetched(): readonly string[];
};

/** Axe rules that apply to whole pages, not to parts. */
const PAGE_RULES = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'skip-link'];

/** The built workbench in a browser. All stories of a worker share one page, so its scripts are loaded and compiled once. */
export const test = base.extend<object, { workbench: Workbench }>({
  workbench: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const { contextOptions, ...context } = CONTEXT_OPTIONS;
      const browserContext = await browser.newContext({ ...context, ...contextOptions, baseURL });
      const page = await browserContext.newPage();
      const storyPage = await prepareStoryPage(page, baseURL);
      await serveImagesAsPng(page, baseURL);
      await use({
        takeFetched: storyPage.takeFetched,
        async capture(id, screenshot) {
          await storyPage.open(id, screenshot);
          const image = await takeStableScreenshot(page);
          const aria = await page.locator('body').ariaSnapshot();
          // Legacy mode runs axe in the page. The default opens a second page for cross-origin frames, which stories do not have.
          const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(PAGE_RULES);
          const results = await axe.analyze();
          const violations = results.violations.map(
            ({ id: rule, help, nodes }) => `${rule}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
          );
          return { image, aria, violations };
        },
      });
      await browserContext.close();
    },
    { scope: 'worker' },
  ],
});

/** Repeats until two screenshots are equal, because Chromium can show a long page before it is painted completely. */
async function takeStableScreenshot(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let previous = await take();
  for (;;) {
    const image = await take();
    if (image.equals(previous)) return image;
    previous = image;
  }
}
