import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useEscapeKey } from '../escape-key/escape-key.ts';
import { positionPopover } from '../popover-position/popover-position.ts';

/** Opens a tooltip while a mouse or a pen is on it or its control, or while the control has keyboard focus, until Escape. */
export function useTooltip() {
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const popover = tooltip.current;
    // Browsers without popovers only get the description.
    if (!open || !popover || !anchor.current || !('showPopover' in popover)) return;
    popover.showPopover();
    const stopPositioning = positionPopover(popover, anchor.current, 'middle');
    return () => {
      stopPositioning();
      if (popover.isConnected) popover.hidePopover();
    };
  }, [open]);

  useEscapeKey(open, () => setOpen(false));

  return {
    anchor,
    tooltip,
    open,
    handlers: {
      // A touch opens no tooltip: it presses the control, and the finger would cover the tooltip.
      onPointerEnter: ({ pointerType }: PointerEvent) => setOpen(pointerType !== 'touch'),
      // A control with keyboard focus keeps its tooltip (WCAG 1.4.13), unless Escape has closed it.
      onPointerLeave: ({ currentTarget }: PointerEvent) =>
        setOpen((wasOpen) => wasOpen && currentTarget.querySelector(':focus-visible') !== null),
      onPointerDown: () => setOpen(false),
      onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setOpen(true),
      onBlur: () => setOpen(false),
    },
  };
}
