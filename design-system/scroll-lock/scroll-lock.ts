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
    const root = document.documentElement;
    // The first lock removes the scroll bar, so the width is measured before the first lock only.
    if (lockCount === 0) {
      root.style.setProperty(styles.SCROLL_BAR_WIDTH, `${window.innerWidth - root.clientWidth}px`);
    }
    lockCount += 1;
    root.toggleAttribute(styles.SCROLL_LOCK, true);
    return () => {
      lockCount -= 1;
      root.toggleAttribute(styles.SCROLL_LOCK, lockCount > 0);
    };
  }, [isOpen]);
}
