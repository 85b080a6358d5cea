/** Whether a click follows a link in this window. */
export function followsLink({
  target,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'target' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  if (metaKey || ctrlKey || shiftKey || altKey) return false;
  return target instanceof Element && target.closest('a[href]') !== null;
}
