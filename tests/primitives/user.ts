import { type Locator, type Page, test as base } from '@playwright/test';
import { openStory } from './open-story.ts';

export { expect } from '@playwright/test';

export const inputDevices = ['mouse', 'touch', 'keyboard'] as const;
export type InputDevice = (typeof inputDevices)[number];

/** The browser window of each input device. */
export const viewports = {
  mouse: { viewport: { width: 1280, height: 900 } },
  touch: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  keyboard: { viewport: { width: 1280, height: 900 } },
} as const;

export type StoryUser = {
  readonly page: Page;
  readonly device: InputDevice;
  /** Activates a control. By keyboard it focuses the control by Tab only, so that an unreachable control fails. */
  press(control: Locator, key?: 'Enter' | 'Space'): Promise<void>;
  /** Presses Tab until a control has focus. */
  tabTo(control: Locator): Promise<void>;
};

/** More tab stops than any story has. */
const MAX_TAB_STOPS = 40;

/** Opens a story of the design system for a user of an input device. */
export async function openStoryAs(device: InputDevice, page: Page, story: string): Promise<StoryUser> {
  const tabTo = async (control: Locator) => {
    for (let stop = 0; stop < MAX_TAB_STOPS; stop += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Expected Tab to reach ${control} within ${MAX_TAB_STOPS} stops.`);
  };
  const press = async (control: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    if (device === 'mouse') return control.click();
    if (device === 'touch') return control.tap();
    await tabTo(control);
    await page.keyboard.press(key);
  };
  await openStory(page, `design-system--${story}`);
  return { page, device, press, tabTo };
}

/** A test with a page of its own. `openStory` opens a story for its input device. */
export const test = base.extend<{ device: InputDevice; openStory: (story: string) => Promise<StoryUser> }>({
  device: ['mouse', { option: true }],
  openStory: async ({ page, device }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use((story) => openStoryAs(device, page, story));
  },
});
