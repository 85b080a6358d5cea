import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a message that may appear outside the window, far from the button that caused it. The window scrolls to the message.
 *
 * @param cause changes with each message, also if its text is the same. `undefined` without a message
 */
export function useShowInWindow(cause: unknown): RefObject<HTMLDivElement | null> {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cause !== undefined) message.current?.scrollIntoView({ block: 'nearest' });
  }, [cause]);
  return message;
}
