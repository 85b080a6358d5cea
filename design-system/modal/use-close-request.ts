import { useEffect, useEffectEvent } from 'react';

declare global {
  /** What asks an overlay to close, besides the Escape key: on Android the gesture and the button to go back. */
  interface CloseWatcher extends EventTarget {
    destroy(): void;
  }
  interface Window {
    /** Not in every browser. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/** Closes on the system's own gesture instead of leaving the page, in browsers that tell it apart; history is left alone. */
export function useCloseRequest(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const watcher = open && window.CloseWatcher ? new window.CloseWatcher() : undefined;
    const onRequest = () => close();
    watcher?.addEventListener('close', onRequest);
    return () => {
      watcher?.removeEventListener('close', onRequest);
      watcher?.destroy();
    };
  }, [open]);
}
