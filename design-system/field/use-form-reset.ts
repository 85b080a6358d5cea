import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onReset` when the form around the element is reset. Browsers reset native controls only, not React state. */
export function useFormReset(root: RefObject<HTMLElement | null>, onReset: () => void) {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const form = root.current?.closest('form');
    const reset = () => latest.current();
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [root]);
}
