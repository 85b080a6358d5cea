import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { positionPopover } from '../popover-position/popover-position.ts';

/** When a tip shows: a mouse or a pen is on it or its control, or the keyboard's focus is there; until Escape. */
export function useTooltip() {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const panel = tip.current;
    // Browsers without popovers have the description alone.
    if (!open || !panel || !anchor.current || !('showPopover' in panel)) return;
    panel.showPopover();
    const settle = positionPopover(panel, anchor.current, 'middle');
    return () => {
      settle();
      if (panel.isConnected) panel.hidePopover();
    };
  }, [open]);

  useEffect(() => {
    if (!open) return;
    // On the window and before anyone else: the focus may be elsewhere, and a dialog around it stays.
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('keydown', dismiss, { capture: true });
    return () => window.removeEventListener('keydown', dismiss, { capture: true });
  }, [open]);

  return {
    anchor,
    tip,
    open,
    handlers: {
      // A finger covers what it points at, and means to press it.
      onPointerEnter: ({ pointerType }: PointerEvent) => setOpen(pointerType !== 'touch'),
      onPointerLeave: () => setOpen(false),
      onPointerDown: () => setOpen(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setOpen(true),
      onBlur: () => setOpen(false),
    },
  };
}
