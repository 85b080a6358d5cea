import { type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../hydration/hydration.ts';
import { type PopoverAlignment, positionPopover } from '../popover-position/popover-position.ts';
import { nextItem } from './next-item.ts';

/**
 * The menu button of the ARIA Authoring Practices, on a popover: the browser opens it, closes it on Escape or a press elsewhere, and
 * gives the focus back. What is done here is where the focus goes inside.
 */
export function useMenu(along: PopoverAlignment) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const landing = useRef<'first' | 'last'>('first');
  const awake = useHydrated();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open || !panel.current || !opener.current) return;
    return positionPopover(panel.current, opener.current, along);
  }, [open, along]);

  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  function onToggle({ newState }: ToggleEvent) {
    setOpen(newState === 'open');
    if (newState !== 'open') return;
    items()
      .at(landing.current === 'first' ? 0 : -1)
      ?.focus();
    landing.current = 'first';
  }

  function onOpenerKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    landing.current = event.key === 'ArrowUp' ? 'last' : 'first';
    panel.current?.showPopover();
  }

  function close() {
    panel.current?.hidePopover();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Back on the button, from where Tab goes on.
    if (event.key === 'Tab') return close();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const at = all.findIndex((item) => item === document.activeElement);
    const next = nextItem(
      event.key,
      at,
      all.map(({ textContent }) => textContent),
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  return { awake, open, panel, opener, onOpenerKeyDown, handlers: { onToggle, onKeyDown }, close };
}
