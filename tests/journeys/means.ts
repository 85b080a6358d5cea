import { expect, type Locator } from '@playwright/test';
import { tap } from './tap.ts';

/** How a visitor uses a page. */
export type Means = {
  /** Activates a button, link, summary, radio button or checkbox. */
  readonly press: (element: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  readonly enter: (field: Locator, text: string) => Promise<void>;
};

const MAX_RADIO_BUTTONS = 20;

/** Only keys. Each control is a tab stop, or reached with an arrow key within a group of radio buttons. */
export const byKeyboard: Means = {
  async press(element) {
    await focusByKeys(element);
    const isChoice = await element.evaluate((node) => node instanceof HTMLInputElement);
    await element.page().keyboard.press(isChoice ? 'Space' : 'Enter');
  },
  async enter(field, text) {
    await focusByKeys(field);
    const { keyboard } = field.page();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.press('Delete');
    await keyboard.type(text);
  },
};

export const byTouch: Means = {
  press: tap,
  async enter(field, text) {
    await tap(field);
    await field.fill(text);
  },
};

/** For pages without scripts. */
export const byClick: Means = {
  press: (element) => element.click(),
  enter: (field, text) => field.fill(text),
};

/** Enters texts into fields by their ids, from the first to the last. */
export async function enterAll(
  root: Locator,
  values: Readonly<Record<string, string>>,
  { enter }: Means,
): Promise<void> {
  for (const [id, text] of Object.entries(values)) await enter(root.locator(`[id="${id}"]`), text);
}

/** Leaves a control and returns to it by Tab, which proves that it is a tab stop. Arrow keys move within a group of radio buttons. */
async function focusByKeys(element: Locator) {
  await expect(element).toBeVisible();
  await expect(element).toBeEnabled();
  const { keyboard } = element.page();
  await element.focus();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Tab');
  for (let presses = 0; presses < MAX_RADIO_BUTTONS && !(await isFocused(element)); presses += 1)
    await keyboard.press('ArrowDown');
  await expect(element).toBeFocused();
}

/** Whether a control has the focus, or is no radio button. */
function isFocused(element: Locator) {
  return element.evaluate(
    (node) => node === document.activeElement || !(node instanceof HTMLInputElement && node.type === 'radio'),
  );
}
