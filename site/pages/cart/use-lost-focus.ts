import { type RefObject, useEffect } from 'react';

/**
 * Focuses a message if the focused element was removed from the page, such as the button of a removed line. Otherwise the focus would start
 * again at the top of the page.
 *
 * @param key changes with each message. `undefined` without a message
 */
export function useLostFocus(message: RefObject<HTMLElement | null>, key: string | undefined): void {
  useEffect(() => {
    if (key !== undefined && document.activeElement === document.body) message.current?.focus();
  }, [message, key]);
}
