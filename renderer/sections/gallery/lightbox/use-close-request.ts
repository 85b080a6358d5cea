import { useEffect, useEffectEvent } from 'react';

/** Closes on the system's own gesture instead of leaving the page, in browsers that tell it apart; history is left alone. */
export function useCloseRequest(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    const onRequest = () => close();
    watcher?.addEventListener('close', onRequest);
    return () => {
      watcher?.removeEventListener('close', onRequest);
      watcher?.destroy();
    };
  }, []);
}
