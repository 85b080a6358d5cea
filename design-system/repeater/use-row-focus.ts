import { type RefObject, useLayoutEffect, useRef } from 'react';

type Change = { added: number } | { removed: number } | { moved: number; button: 'up' | 'down' };

const FIELDS = 'input:not([type=hidden]), select, textarea, button';

/**
 * Returns a function that moves the focus after a change, as soon as the caller has changed the rows. Browsers remove the focus when rows
 * are inserted, removed or reordered.
 */
export function useRowFocus(root: RefObject<HTMLElement | null>, rows: readonly string[]) {
  const keys = rows.join();
  const pending = useRef<{ change: Change; before: string }>(undefined);
  useLayoutEffect(() => {
    if (!root.current || !pending.current || pending.current.before === keys) return;
    findFocusTarget(root.current, pending.current.change)?.focus();
    pending.current = undefined;
  });
  return (change: Change) => {
    pending.current = { change, before: keys };
  };
}

function findFocusTarget(root: HTMLElement, change: Change) {
  const row = (index: number) => root.querySelectorAll<HTMLElement>('[data-row]')[index];
  const button = (action: string, container: HTMLElement = root) =>
    container.querySelector<HTMLElement>(`[data-action=${action}]`);
  if ('added' in change) return row(change.added)?.querySelector<HTMLElement>(`[data-fields] :is(${FIELDS})`);
  if ('moved' in change) return button(change.button, row(change.moved));
  const next = row(change.removed) ?? row(change.removed - 1);
  return next ? button('remove', next) : button('add');
}
