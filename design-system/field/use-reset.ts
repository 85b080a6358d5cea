import { type RefObject, useEffect, useRef } from 'react';

/** Tells a field that its form is being reset, for what the browser does not know to put back. */
export function useReset(root: RefObject<HTMLElement | null>, onReset: () => void) {
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
