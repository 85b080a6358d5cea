import { importOptionalChunk } from '#renderer/render/import-optional-chunk';

/** Events that announce the use of the button. A touch also fires `pointerenter`. */
const INTENT_EVENTS = ['pointerenter', 'focus'];

/**
 * Loads the modal of the phone menu at the first sign of intent. After that the menu button opens the modal. Until then, or if the
 * chunk cannot be loaded, the button opens the menu as a popover, which needs no script.
 */
export function enhancePhoneMenu() {
  // The first match. The second one is inside the menu and closes it.
  const button = document.querySelector<HTMLButtonElement>('button[popovertarget=menu]');
  const popover = button?.popoverTargetElement;
  if (!button || !(popover instanceof HTMLElement)) return;
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    isLoading = await mountModal(button, popover);
    if (isLoading) for (const event of INTENT_EVENTS) button.removeEventListener(event, load);
  };
  for (const event of INTENT_EVENTS) button.addEventListener(event, load);
}

/** Returns whether the chunk could be loaded. The popover still works, so a failure does not reload the page. */
async function mountModal(button: HTMLButtonElement, popover: HTMLElement): Promise<boolean> {
  try {
    const { mountPhoneMenu } = await importOptionalChunk(() => import('./phone-menu-modal.tsx'));
    mountPhoneMenu(button, popover);
    return true;
  } catch {
    return false;
  }
}
