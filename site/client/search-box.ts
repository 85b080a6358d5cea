import { importOptionalChunk } from '#design-system/optional-chunk';
import { loadOnIntent } from './load-on-intent.ts';
import { createMountFailureLog } from './log-mount-failure.ts';
import { isSearchShortcut } from './search-box/shortcut.ts';

/**
 * Loads the suggestions of the search box when the visitor points at its button, focuses or presses it, or presses the key `/`,
 * which also opens the box. Until then, or if loading fails, the box is a form that needs no script.
 *
 * @param first the event that started this script
 */
export function enhanceSearchBox(first: Event) {
  const button = document.querySelector<HTMLButtonElement>('button[popovertarget=search]');
  const form = button?.popoverTargetElement;
  if (!button || !(form instanceof HTMLFormElement)) return;
  const logFailure = createMountFailureLog('search box');
  const mount = async () => {
    const { mountSearchSuggestions } = await importOptionalChunk(
      () => import('./search-box/search-suggestions.tsx'),
    );
    await mountSearchSuggestions(button, form, logFailure);
  };
  const load = loadOnIntent(button, mount, logFailure);
  const openByKey = (event: Event) => {
    if (!(event instanceof KeyboardEvent) || !isSearchShortcut(event)) return;
    event.preventDefault();
    void load();
    form.showPopover();
  };
  document.addEventListener('keydown', openByKey);
  // These events may have happened before this script loaded: the visitor points at the button, opens the box or presses the key.
  if (button.matches(':hover, :focus') || form.matches(':popover-open')) void load();
  openByKey(first);
}
