import type { Journey } from './field-journeys.ts';
import { expect, type StoryUser } from './user.ts';

/** Follows the first link of a story, and checks that the page has its address. */
async function followFirstLink({ page, press }: StoryUser) {
  const first = page.getByRole('link').first();
  const href = await first.getAttribute('href');
  await press(first);
  await expect(page).toHaveURL((url) => `${url.pathname}${url.hash}`.endsWith(href ?? '-'));
}

/** Closes a dialog by its button or Escape and opens it again. */
async function closeAndOpen({ page, press, device }: StoryUser) {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  if (device === 'keyboard') await page.keyboard.press('Escape');
  else await press(dialog.getByRole('button', { name: 'Close' }));
  await expect(dialog).toHaveCount(0);
  const trigger = page.getByRole('button').first();
  await press(trigger);
  await expect(dialog).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Close' }), 'Space');
  await expect(dialog).toHaveCount(0);
  await expect(trigger).toBeFocused();
}

/** Journeys of components that are not form fields (ARIA Authoring Practices: disclosure, dialog, menu button, tabs, carousel, tooltip, link). */
export const componentJourneys: readonly Journey[] = [
  [
    'accordion--closed',
    'opens and closes',
    async ({ page, press }) => {
      const first = page.locator('details').first();
      await press(first.locator('summary'));
      await expect(first).toHaveAttribute('open');
      await press(first.locator('summary'), 'Space');
      await expect(first).not.toHaveAttribute('open');
    },
  ],
  ['modal--centred', 'closes, opens and restores focus', closeAndOpen],
  ['drawer--at-the-end', 'closes, opens and restores focus', closeAndOpen],
  [
    'popover-menu--actions',
    'opens and runs an action',
    async ({ page, press, device }) => {
      const button = page.getByRole('button', { name: 'Order 2041' });
      await press(button);
      const item = page.getByRole('menuitem', { name: 'Buy again' });
      await expect(item).toBeVisible();
      if (device === 'keyboard') {
        await page.keyboard.press('b');
        await expect(item).toBeFocused();
        await page.keyboard.press('Enter');
      } else await press(item);
      await expect(item).toBeHidden();
      await expect(button).toBeFocused();
    },
  ],
  [
    'popover-menu--actions',
    'handles a key that is pressed before focus moves into the menu',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Order 2041' }).evaluate((button: HTMLElement) => {
        button.focus();
        button.click();
        button.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', bubbles: true, cancelable: true }));
      });
      await expect(page.getByRole('menuitem', { name: 'Buy again' })).toBeFocused();
    },
  ],
  [
    'tabs--three-tabs',
    'shows another panel',
    async ({ page, press, tabTo, device }) => {
      const last = page.getByRole('tab', { name: 'Delivery' });
      if (device === 'keyboard') {
        await tabTo(page.getByRole('tab', { name: 'Material' }));
        await page.keyboard.press('ArrowLeft');
        await expect(last).toBeFocused();
      } else await press(last);
      await expect(last).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel', { name: 'Delivery' })).toBeVisible();
    },
  ],
  [
    'carousel--inside-its-parent',
    'shows the next and the previous slide',
    async ({ page, press, tabTo, device }) => {
      const row = page.getByRole('list', { name: 'Goes well with' });
      const liveRegion = page.locator('[aria-live]').first();
      if (device === 'keyboard') {
        await tabTo(row);
        await page.keyboard.press('ArrowRight');
        await expect(liveRegion).toHaveText(/^2 /);
        await page.keyboard.press('ArrowLeft');
      } else {
        await press(page.getByRole('button', { name: 'Next' }));
        await expect(liveRegion).toHaveText(/^2 /);
        await press(page.getByRole('button', { name: 'Previous' }));
      }
      await expect(liveRegion).toHaveText(/^1 /);
    },
  ],
  [
    'toast--danger-stays',
    'dismisses a message',
    async ({ page, press }) => {
      await press(page.getByRole('button', { name: 'Dismiss this message' }));
      await expect(page.getByText('The cart is unavailable.')).toHaveCount(0);
    },
  ],
  [
    'tooltip--on-hover-and-focus',
    'opens by mouse and keyboard and not by touch',
    async ({ page, press, tabTo, device }) => {
      const button = page.getByRole('button', { name: 'Dusk mode' });
      const tip = page.getByText('Turns on at sunset');
      await expect(tip).toBeHidden();
      if (device === 'touch') {
        await press(button);
        await expect(tip).toBeHidden();
        return;
      }
      await (device === 'mouse' ? button.hover() : tabTo(button));
      await expect(tip).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(tip).toBeHidden();
    },
  ],
  [
    'video--with-a-poster',
    'plays and pauses',
    async ({ page, press }) => {
      await press(page.getByRole('button', { name: 'Play' }));
      await press(page.getByRole('button', { name: 'Pause' }), 'Space');
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    },
  ],
  [
    'pagination--the-first-of-three',
    'links to a page',
    async ({ page, press }) => {
      await press(page.getByRole('link', { name: 'Page 2' }));
      await expect(page).toHaveURL(/#page-2$/);
    },
  ],
  ['breadcrumb--three-pages', 'links to the first page', followFirstLink],
  [
    'link--in-a-sentence',
    'follows its href',
    async ({ page, press }) => {
      await press(page.getByRole('link', { name: 'one key' }));
      await expect(page).toHaveURL(/#key$/);
    },
  ],
  ['button--as-a-link', 'follows its href', followFirstLink],
];
