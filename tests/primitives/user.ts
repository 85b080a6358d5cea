import { type Locator, type Page, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** How a visitor gets along. */
export const ways = ['mouse', 'touch', 'keyboard'] as const;
export type Way = (typeof ways)[number];

/** What a window is like for whoever uses it that way. */
export const windows = {
  mouse: { viewport: { width: 1280, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  keyboard: { viewport: { width: 1280, height: 900 } },
} as const;

export type Visitor = {
  readonly page: Page;
  readonly way: Way;
  /** Presses a control. By keyboard the way there is by Tab alone, so that what it cannot reach fails. */
  press(control: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Goes on with Tab until a control has the focus. */
  tabTo(control: Locator): Promise<void>;
};

/** So many stops no story has. */
const STOPS = 40;

export const test = base.extend<{ way: Way; visit: (story: string) => Promise<Visitor> }>({
  way: ['mouse', { option: true }],
  visit: async ({ page, way }, use) => {
    const tabTo = async (control: Locator) => {
      for (let stop = 0; stop < STOPS; stop += 1) {
        if (await control.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not lead to ${control}.`);
    };
    const press = async (control: Locator, key: 'Enter' | 'Space' = 'Enter') => {
      if (way === 'mouse') return control.click();
      if (way === 'touch') return control.tap();
      await tabTo(control);
      await page.keyboard.press(key);
    };
    await use(async (story) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/?story=design-system--${story}&mode=preview`);
      await page.locator('html[data-story-shown]').waitFor({ state: 'attached' });
      return { page, way, press, tabTo };
    });
  },
});
