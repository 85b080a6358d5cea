import { useLayoutEffect } from 'react';
import * as styles from './scroll-lock.css.ts';

/** Number of overlays that lock scrolling. */
let lockCount = 0;

/**
 * Locks the scroll position of the page while an overlay is open. Radix would write a style element for this, which the
 * content security policy blocks (`.tools/without-style-elements.ts`).
 */
export function useScrollLock(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const { body, documentElement: root } = document;
    // The first lock removes the scroll bar. Its space stays free, so that the content of the page does not move. A custom property would be
    // inherited by all elements, and the browser would compute their styles again.
    if (lockCount === 0) body.style.paddingInlineEnd = `${window.innerWidth - root.clientWidth}px`;
    lockCount += 1;
    root.toggleAttribute(styles.SCROLL_LOCK, true);
    return () => {
      lockCount -= 1;
      if (lockCount > 0) return;
      root.removeAttribute(styles.SCROLL_LOCK);
      body.style.paddingInlineEnd = '';
    };
  }, [isOpen]);
}
