import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onReset` when the form around the element is reset. Browsers reset native controls only, not React state. */
export function useFormReset(root: RefObject<HTMLElement | null>, onReset: () => void) {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const form = root.current?.closest('form');
    const listener = () => reset();
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [root]);
}
