import { type RefObject, useEffect } from 'react';

/**
 * Focuses a message if the focused element has left the page, such as the button that removed its line. Otherwise the focus would start
 * again at the top of the page.
 *
 * @param key changes with each message; `undefined` without one
 */
export function useLostFocus(message: RefObject<HTMLElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (key !== undefined && document.activeElement === document.body) message.current?.focus();
  }, [message, key]);
}
