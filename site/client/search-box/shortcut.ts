/** Key of the setting in the browser's storage. */
const KEY = 'search-shortcut';
const OFF = 'off';
/** Elements that receive typed characters, or that hide the page. */
const EXCLUDED = 'input, textarea, select, [contenteditable], [role=textbox], dialog';

/** Returns whether the key press opens the search box: `/` outside of fields, unless the visitor has switched it off. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent) {
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(EXCLUDED)) return false;
  return document.querySelector('[aria-modal=true]') === null && isShortcutOn();
}

/** Returns whether the key `/` opens the search box. Visitors can switch it off, because speech input may type it. */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Switches the key on or off in this browser. */
export function switchShortcut(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // The storage is disabled. The key stays on.
  }
}
