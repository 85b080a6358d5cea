import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onEscape` for the Escape key while a popup is open, wherever the focus is. A modal around the popup stays open. The listener
 * captures on the window, because the modal's listener captures on the document.
 */
export function useEscapeKey(open: boolean, onEscape: () => void) {
  const dismiss = useEffectEvent(onEscape);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [open]);
}
