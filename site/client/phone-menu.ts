import { importOptionalChunk } from '#renderer/render/import-optional-chunk';

/**
 * Fetches the phone menu's sheet at the first sign that the menu is wanted; from then on its button opens that. Before, and where
 * it cannot be had, the button opens the menu as a popover, which needs no script.
 */
export function raisePhoneMenuOnIntent() {
  // The first of the two: the other one, in the menu, closes it.
  const button = document.querySelector<HTMLButtonElement>('button[popovertarget=menu]');
  const popover = button?.popoverTargetElement;
  if (!button || !(popover instanceof HTMLElement)) return;
  let isUnderWay = false;
  const fetchSheet = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    isUnderWay = await raise(button, popover);
    if (isUnderWay) for (const hint of HINTS) button.removeEventListener(hint, fetchSheet);
  };
  for (const hint of HINTS) button.addEventListener(hint, fetchSheet);
}

/** A finger's touch is a pointer that enters. */
const HINTS = ['pointerenter', 'focus'];

/** Whether the sheet could be had; a menu that is there without it is no reason to load the page again for it. */
async function raise(button: HTMLButtonElement, popover: HTMLElement): Promise<boolean> {
  try {
    const { raisePhoneMenu } = await importOptionalChunk(() => import('./phone-menu-modal.tsx'));
    raisePhoneMenu(button, popover);
    return true;
  } catch {
    return false;
  }
}
