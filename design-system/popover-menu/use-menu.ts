import { type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { useEscapeKey } from '../escape-key/escape-key.ts';
import { useHydrated } from '../hydration/hydration.ts';
import { type PopoverAlignment, positionPopover } from '../popover-position/popover-position.ts';
import { nextItem } from './next-item.ts';

/**
 * The menu button pattern of the ARIA Authoring Practices on a native popover. The browser opens the popover, closes it on a press
 * elsewhere, and restores the focus. This hook closes it on Escape and moves the focus inside the menu.
 */
export function useMenu(alignment: PopoverAlignment) {
  const trigger = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLUListElement>(null);
  const initialFocus = useRef<'first' | 'last'>('first');
  const isHydrated = useHydrated();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open || !popover.current || !trigger.current) return;
    return positionPopover(popover.current, trigger.current, alignment);
  }, [open, alignment]);

  const items = () => [...(popover.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  function onToggle({ newState }: ToggleEvent) {
    setOpen(newState === 'open');
    if (newState !== 'open' || popover.current?.contains(document.activeElement)) return;
    items()
      .at(initialFocus.current === 'first' ? 0 : -1)
      ?.focus();
    initialFocus.current = 'first';
  }

  function onTriggerKeyDown(event: KeyboardEvent) {
    // The `toggle` event moves the focus into the menu, but in a later task. Until then the button receives the keys.
    if (popover.current?.matches(':popover-open')) return onKeyDown(event);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    initialFocus.current = event.key === 'ArrowUp' ? 'last' : 'first';
    popover.current?.showPopover();
  }

  function close() {
    popover.current?.hidePopover();
  }

  useEscapeKey(open, close);

  function onKeyDown(event: KeyboardEvent) {
    // Closing returns focus to the button, and Tab continues from there.
    if (event.key === 'Tab') return close();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Browsers activate a button with the Space key, but scroll the page if the focus is on a link.
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
      return;
    }
    const menuItems = items();
    const current = menuItems.findIndex((item) => item === document.activeElement);
    const next = nextItem(
      event.key,
      current,
      menuItems.map(({ textContent }) => textContent),
    );
    if (next === undefined) return;
    event.preventDefault();
    menuItems[next]?.focus();
  }

  return { isHydrated, open, popover, trigger, onTriggerKeyDown, handlers: { onToggle, onKeyDown }, close };
}
