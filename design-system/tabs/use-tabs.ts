import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import { nextTab } from './next-tab.ts';
import { useIndicator } from './use-indicator.ts';

/**
 * Returns the selected tab and the handlers that select another tab. Presses and keys select a tab. The URL's fragment also selects a tab, if
 * it names a panel or an element in a panel. Selecting does not change the URL, so that the back button leaves the page.
 *
 * @param ids ids of the panels in their order
 */
export function useTabs(ids: readonly string[]) {
  const root = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [requested, setRequested] = useState(ids[0]);
  const selected = ids.includes(requested ?? '') ? requested : ids[0];

  const { indicator, storeBox } = useIndicator(root);

  useEffect(() => {
    const targeted = findTargeted(root.current);
    if (targeted) setRequested(targeted);
  }, []);
  // The effect runs after each render, because `request` compares with the selected tab.
  useEffect(() => {
    const onHashChange = () => {
      const targeted = findTargeted(root.current);
      if (targeted) request(targeted);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  });

  function request(id: string | undefined) {
    // Without a change there is no render that uses the stored box.
    if (id === selected) return;
    storeBox();
    setRequested(id);
  }

  function select(event: MouseEvent, id: string) {
    // With a modifier key the browser handles the link.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    request(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(event.key, ids.indexOf(selected ?? ''), ids.length, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    request(ids[next]);
    root.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return { isHydrated, selected, root, indicator, select, onKeyDown };
}

/** Returns the id of the panel that the fragment of the URL names, or that contains the named element. */
function findTargeted(root: HTMLElement | null): string | undefined {
  return [...(root?.children ?? [])].find((panel) => panel.matches(':target, :has(:target)'))?.id;
}
