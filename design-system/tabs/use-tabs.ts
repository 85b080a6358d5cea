import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import { nextTab } from './next-tab.ts';

/**
 * Which tab is chosen, and what chooses another: a press, the arrow keys, and the page's fragment when it names a panel or
 * something in one. The address itself is left alone, so that going back leaves the page and not the tab.
 *
 * @param ids of the panels, in their order
 */
export function useTabs(ids: readonly string[]) {
  const element = useRef<HTMLDivElement>(null);
  const awake = useHydrated();
  const [wanted, setWanted] = useState(ids[0]);
  const chosen = ids.includes(wanted ?? '') ? wanted : ids[0];

  useEffect(() => {
    const panels = element.current?.children;
    const follow = () => {
      const linked = [...(panels ?? [])].find((panel) => panel.matches(':target, :has(:target)'));
      if (linked) setWanted(linked.id);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  function choose(event: MouseEvent, id: string) {
    // With a modifier it is a link like any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setWanted(id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const backwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextTab(event.key, ids.indexOf(chosen ?? ''), ids.length, backwards);
    if (next === undefined) return;
    event.preventDefault();
    setWanted(ids[next]);
    element.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return { awake, chosen, element, choose, onKeyDown };
}
