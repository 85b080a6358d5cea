import { useEffect, useEffectEvent } from 'react';

declare global {
  /** Reports close requests of the platform, such as the back gesture on Android. */
  interface CloseWatcher extends EventTarget {
    destroy(): void;
  }
  interface Window {
    /** Some browsers lack it. */
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * Calls `onClose` when the platform requests to close an open overlay, such as by the back gesture on Android. Without
 * `CloseWatcher` the gesture leaves the page, because this hook adds no history entry.
 */
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
