import { useEffect, useState } from 'react';

/** Most lists load in less time. */
const SLOW_AFTER_MS = 150;

/**
 * Returns whether a list has been loading for more than 150 ms, so that only a slow list fades. A fade with a CSS delay would be slower: during
 * the delay, the browser already renders the pictures of the list into a separate layer, which delays the next list.
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
