import { useLayoutEffect } from 'react';
import * as styles from './scroll-lock.css.ts';

const LOCK_ATTRIBUTE = 'data-scroll-lock';

/**
 * Locks the scroll position of the page until the overlay is removed from the page. Radix would write a style element for this, which the
 * content security policy blocks (`.tools/without-style-elements.ts`).
 */
export function useScrollLock(overlay: HTMLElement | null) {
  useLayoutEffect(() => {
    if (!overlay) return;
    const root = document.documentElement;
    // The first lock removes the scroll bar, so the width is measured before the first lock only.
    if (!document.querySelector(`[${LOCK_ATTRIBUTE}]`)) {
      root.style.setProperty(styles.SCROLL_BAR_WIDTH, `${window.innerWidth - root.clientWidth}px`);
    }
    overlay.setAttribute(LOCK_ATTRIBUTE, '');
  }, [overlay]);
}
