import { expect, type Locator } from '@playwright/test';
import { tap } from './tap.ts';

/** How a visitor uses a page. */
export type InputMethod = {
  /** Activates a button, link, summary, radio button or checkbox. */
  readonly press: (element: Locator) => Promise<void>;
  /** Replaces the text of a field. */
  readonly enter: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of a list by its label. */
  readonly choose: (list: Locator, label: string) => Promise<void>;
};

/** Maximum number of keys that move the focus to a control. A page has fewer tab stops. */
const MAX_KEYS = 300;

/** Only keys: Tab and Shift+Tab from control to control, an arrow key within a group of radio buttons, Enter, Space, and typed text. */
export const byKeyboard: InputMethod = {
  async press(element) {
    await moveFocusTo(element);
    const isChoice = await element.evaluate((node) => node instanceof HTMLInputElement);
    await element.page().keyboard.press(isChoice ? 'Space' : 'Enter');
  },
  async enter(field, text) {
    await moveFocusTo(field);
    const { keyboard } = field.page();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.press('Delete');
    await keyboard.type(text);
  },
  async choose(list, label) {
    await moveFocusTo(list);
    await list.page().keyboard.type(label);
    await expect(list.locator('option:checked')).toHaveText(label);
  },
};

export const byTouch: InputMethod = {
  press: tap,
  async enter(field, text) {
    await tap(field);
    await field.fill(text);
  },
  choose: chooseOption,
};

/** Clicks and filled-in fields. Also works on pages without scripts. */
export const byClick: InputMethod = {
  press: (element) => element.click(),
  enter: (field, text) => field.fill(text),
  choose: chooseOption,
};

/** Enters texts into fields by their ids, from the first to the last. */
export async function enterAll(
  root: Locator,
  values: Readonly<Record<string, string>>,
  { enter }: InputMethod,
): Promise<void> {
  for (const [id, text] of Object.entries(values)) await enter(root.locator(`[id="${id}"]`), text);
}

async function chooseOption(list: Locator, label: string) {
  await list.selectOption({ label });
}

/** Moves the focus to a control by keys. Expects that the focus is visible at each stop on the way. */
async function moveFocusTo(element: Locator) {
  await expect(element).toBeVisible();
  await expect(element).toBeEnabled();
  const { keyboard } = element.page();
  await element.evaluate(startAtContent);
  let stop = await element.evaluate(readStop);
  for (let keys = 0; stop.nextKey && keys < MAX_KEYS; keys += 1) {
    const key = stop.nextKey;
    await keyboard.press(key);
    const readProblem = async () => {
      stop = await element.evaluate(readStop);
      return stop.problem;
    };
    await expect.poll(readProblem, `focus after ${key}`).toBeUndefined();
  }
  await expect(element, `a tab stop within ${MAX_KEYS} keys`).toBeFocused();
}

/**
 * Runs in the page. Moves the focus of a new page to its content, as the skip link does. `accessibility.spec.ts` uses the skip link, and
 * `keyboard.spec.ts` all controls of the header.
 */
function startAtContent(target: Element) {
  const content = target.closest('main');
  if (document.activeElement === document.body) content?.focus();
}

type Stop = {
  /** The key that moves the focus towards the control, or `undefined` if the control has the focus. */
  readonly nextKey: string | undefined;
  /** The focused control, if its focus is not visible. */
  readonly problem: string | undefined;
};

/**
 * Runs in the page. Text fields show the focus by a shadow below the text. Links of a whole card show it by an outline of the card or of a
 * pseudo-element, and all other controls by their own outline.
 */
function readStop(target: Element): Stop {
  const focused = document.activeElement ?? document.body;
  return { nextKey: findNextKey(), problem: findProblem() };

  function findNextKey() {
    if (focused === target) return undefined;
    const isSameGroup = focused.getAttribute('name') === target.getAttribute('name');
    if (isRadio(focused) && isRadio(target) && isSameGroup) return 'ArrowDown';
    const isBefore = focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
    return isBefore ? 'Shift+Tab' : 'Tab';
  }

  function isRadio(element: Element) {
    return element instanceof HTMLInputElement && element.type === 'radio';
  }

  function findProblem() {
    // The focus has left the page. The next Tab moves it to the start of the page.
    if (focused === document.body) return undefined;
    const { top, right, bottom, left } = focused.getBoundingClientRect();
    const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    let hasRing = getComputedStyle(focused).boxShadow !== 'none' || hasOutline(focused, '::after');
    for (let each: Element | null = focused; each && !hasRing; each = each.parentElement)
      hasRing = hasOutline(each);
    if (isInView && hasRing) return undefined;
    return `${isInView ? 'no ring' : 'outside the window'}: ${focused.outerHTML.slice(0, 200)}`;
  }

  function hasOutline(element: Element, pseudo?: string) {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, pseudo);
    return (
      outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)'
    );
  }
}
