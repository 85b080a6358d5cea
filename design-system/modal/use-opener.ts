import { useRef } from 'react';

/** Gives the focus back to what opened a modal; Radix knows only triggers of its own, and would leave it to the page. */
export function useOpener() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // Whoever has gone on meanwhile, to another page or to a field, stays there.
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
  };
}
