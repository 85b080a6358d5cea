import { type RefObject, useLayoutEffect, useRef } from 'react';

type Change = { added: number } | { removed: number } | { moved: number; tool: 'up' | 'down' };

const FIELDS = 'input:not([type=hidden]), select, textarea, button';

/**
 * Leads the focus after a change of rows, once the owner has made it, at once or later: the elements are new, or have been taken
 * out and put back, and the browser has dropped the focus.
 */
export function useRowFocus(root: RefObject<HTMLElement | null>, rows: readonly string[]) {
  const names = rows.join();
  const awaited = useRef<{ change: Change; before: string }>(undefined);
  useLayoutEffect(() => {
    if (!root.current || !awaited.current || awaited.current.before === names) return;
    targetOf(root.current, awaited.current.change)?.focus();
    awaited.current = undefined;
  });
  return (change: Change) => {
    awaited.current = { change, before: names };
  };
}

function targetOf(root: HTMLElement, change: Change) {
  const row = (index: number) => root.querySelectorAll<HTMLElement>('[data-row]')[index];
  const tool = (name: string, of: HTMLElement = root) => of.querySelector<HTMLElement>(`[data-tool=${name}]`);
  if ('added' in change) return row(change.added)?.querySelector<HTMLElement>(`[data-fields] :is(${FIELDS})`);
  if ('moved' in change) return tool(change.tool, row(change.moved));
  const next = row(change.removed) ?? row(change.removed - 1);
  return next ? tool('remove', next) : tool('add');
}
