import { useEffect, useEffectEvent } from 'react';

/** How long a message can be read, in milliseconds: some twenty words and a look for the button. */
export const STAYS_MS = 8_000;

/** Calls once a message has been there long enough. One that was held starts anew when it is let go. */
export function useTimeout(onOver: () => void, held: boolean) {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => over(), STAYS_MS);
    return () => clearTimeout(timer);
  }, [held]);
}
