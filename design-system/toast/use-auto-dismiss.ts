import { useEffect, useEffectEvent } from 'react';

/** Time to read about twenty words and to find the button. */
export const DISMISS_AFTER_MS = 8_000;

/** Calls `onDismiss` after a delay. The delay restarts after a pause. */
export function useAutoDismiss(onDismiss: () => void, isPaused: boolean) {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismiss(), DISMISS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);
}
