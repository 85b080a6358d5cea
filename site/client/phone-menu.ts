import { importOptionalChunk } from '#design-system/optional-chunk';
import { createMountFailureLog } from './log-mount-failure.ts';

/** Events that precede a click on the button and load the modal. A touch also fires `pointerenter`. */
const PRELOAD_EVENTS = ['pointerenter', 'focus'];

/**
 * Loads the modal of the phone menu at the first pointer or focus on the menu button. After that the button opens the modal. Before,
 * or if the chunk cannot be loaded, it opens the menu as a popover, which needs no script.
 */
export function enhancePhoneMenu() {
  // The first match opens the menu. The second match is the close button inside the menu.
  const button = document.querySelector<HTMLButtonElement>('button[popovertarget=menu]');
  const popover = button?.popoverTargetElement;
  if (!button || !(popover instanceof HTMLElement)) return;
  const logFailure = createMountFailureLog('phone menu');
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const { mountPhoneMenu } = await importOptionalChunk(() => import('./phone-menu-modal.tsx'));
      mountPhoneMenu(button, popover, logFailure);
    } catch (error) {
      logFailure(error);
      // The popover still works. The next event tries again.
      isLoading = false;
    }
  };
  for (const event of PRELOAD_EVENTS) button.addEventListener(event, load);
}
