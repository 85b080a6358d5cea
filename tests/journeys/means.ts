import { expect, type Locator } from '@playwright/test';
import { tap } from './tap.ts';

/** How a visitor uses a page. */
export type Means = {
  /** Activates a button, link, summary, radio button or checkbox. */
  readonly press: (element: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  readonly enter: (field: Locator, text: string) => Promise<void>;
};

/** More than any page has tab stops. */
const MAX_TAB_PRESSES = 400;

/** Only keys: every control is reached with Tab, or with an arrow key within a group of radio buttons. */
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

async function focusByKeys(element: Locator) {
  await expect(element).toBeVisible();
  await expect(element).toBeEnabled();
  const { keyboard } = element.page();
  for (let presses = 0; presses < MAX_TAB_PRESSES; presses += 1) {
    const place = await element.evaluate((node) => {
      const focused = document.activeElement;
      if (focused === node) return 'here';
      const isRadio = (control: Element | null): control is HTMLInputElement =>
        control instanceof HTMLInputElement && control.type === 'radio';
      return isRadio(node) && isRadio(focused) && node.form === focused.form && node.name === focused.name
        ? 'same group'
        : 'elsewhere';
    });
    if (place === 'here') return;
    await keyboard.press(place === 'same group' ? 'ArrowDown' : 'Tab');
  }
  throw new Error(`The keyboard does not reach ${String(element)}.`);
}
