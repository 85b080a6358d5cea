import { useRef } from 'react';

/**
 * Returns the focus handlers of a Radix dialog. They return the focus to the element that had the focus before the dialog opened. Radix does
 * so only for its own trigger component.
 */
export function useRestoreFocus() {
  const previousFocus = useRef<Element>(null);
  return {
    onOpenAutoFocus() {
      previousFocus.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // The visitor may have moved focus, or opened another page, during the exit animation.
      if (document.activeElement !== document.body) return;
      if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
    },
  };
}
