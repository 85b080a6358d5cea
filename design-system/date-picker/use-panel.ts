import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the panel of a field is open. It closes by Escape, by a press elsewhere and when the focus leaves the field; not by
 * the browser's light dismissal, to which the field's own time would be elsewhere. Escape gives the focus back to the opener.
 */
export function usePanel(root: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open, root]);
  const close = () => {
    if (!open) return;
    setOpen(false);
    opener.current?.focus();
  };
  return {
    open,
    close,
    opener,
    toggle: () => setOpen(!open),
    onKeyDown: (event: KeyboardEvent) => {
      if (!open || event.key !== 'Escape') return;
      // A modal around the field stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
  };
}
