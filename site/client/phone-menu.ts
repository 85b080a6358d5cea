import { importOptionalChunk } from '#design-system/optional-chunk';
import { loadOnIntent } from './load-on-intent.ts';
import { createMountFailureLog } from './log-mount-failure.ts';

/**
 * Loads the modal of the phone menu when the visitor first points at the menu button or focuses it. Then the button opens the modal. Until
 * the chunk is loaded, or if that fails, the button opens the menu as a popover, which needs no script.
 */
export function enhancePhoneMenu() {
  // The first match opens the menu. The second match is the close button inside the menu.
  const button = document.querySelector<HTMLButtonElement>('button[popovertarget=menu]');
  const popover = button?.popoverTargetElement;
  if (!button || !(popover instanceof HTMLElement)) return;
  const logFailure = createMountFailureLog('phone menu');
  const mount = async () => {
    const { mountPhoneMenu } = await importOptionalChunk(() => import('./phone-menu-modal.tsx'));
    mountPhoneMenu(button, popover, logFailure);
  };
  loadOnIntent(button, mount, logFailure);
}
