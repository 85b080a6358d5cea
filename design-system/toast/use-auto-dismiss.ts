import { useEffect, useEffectEvent } from 'react';

/** How long a message can be read, in milliseconds: some twenty words and a look for the button. */
export const DISMISS_AFTER_MS = 8_000;

/** Calls once a message has been there long enough. One that was held starts anew when it is let go. */
export function useAutoDismiss(onOver: () => void, held: boolean) {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => over(), DISMISS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [held]);
}
