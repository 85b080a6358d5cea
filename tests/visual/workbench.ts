import AxeBuilder from '@axe-core/playwright';
import { type Page, test as base } from '@playwright/test';
import type { Shot } from '../../.tools/visual/stories.ts';
import { servePicturesEvenly } from './serve-images-as-png.ts';
import { setStage, VISITOR } from './story-page.ts';

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

/** Rules about whole pages; stories are parts. */
const OF_PAGES = ['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'skip-link'];

/** The first picture that is as the one before it: of a long page a browser may show what it has painted so far. */
async function takePicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  let before = await take();
  for (;;) {
    const picture = await take();
    if (picture.equals(before)) return picture;
    before = picture;
  }
}

/** The built workbench in a browser. One page for all stories of a worker: its scripts are fetched and compiled once. */
export const test = base.extend<object, { workbench: Workbench }>({
  workbench: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const { contextOptions, ...visitor } = VISITOR;
      const context = await browser.newContext({ ...visitor, ...contextOptions, baseURL });
      const page = await context.newPage();
      const stage = await setStage(page, baseURL);
      await servePicturesEvenly(page, baseURL);
      await use({
        takeFetched: stage.takeFetched,
        async show(id, shot) {
          await stage.show(id, shot);
          const picture = await takePicture(page);
          const aria = await page.locator('body').ariaSnapshot();
          // In the page itself: stories have no frames of other origins, for which it would open a second page each time.
          const axe = new AxeBuilder({ page }).setLegacyMode().disableRules(OF_PAGES);
          const { violations } = await axe.analyze();
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
