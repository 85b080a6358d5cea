type ModifierKeys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a click follows a link in this window. */
export function followsLink(event: ModifierKeys & Pick<MouseEvent, 'target'>): boolean {
  const { target } = event;
  return !hasModifierKey(event) && target instanceof Element && target.closest('a[href]') !== null;
}

/** Returns whether a click has a modifier key. The browser then opens the link elsewhere, or saves it. */
export function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: ModifierKeys): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
