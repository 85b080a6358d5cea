import { useEffect, useState } from 'react';

/** Most lists on the way are there sooner. */
const SLOW_AFTER_MS = 150;

/**
 * Returns whether something has been pending for more than 150 ms, so that only a slow list fades. A list that is there sooner must
 * not start a fade, not even a delayed one: the browser would draw all its pictures into a layer of their own, and delay the next list.
 */
export function useSlowPending(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isPending && isSlow;
}
