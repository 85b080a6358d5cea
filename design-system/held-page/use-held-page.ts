import { useLayoutEffect } from 'react';
import * as styles from './held-page.css.ts';

/** Marks what the page stays still under; styles do the rest. */
const HOLDS = 'data-holds-page';

/**
 * Keeps the page still as long as something lies over it. Radix' own way writes a style element, which security policies refuse
 * (`.tools/without-style-elements.ts`).
 */
export function useHeldPage(content: HTMLElement | null) {
  useLayoutEffect(() => {
    if (!content) return;
    const root = document.documentElement;
    // Measured before the bar goes: under a second one it has gone already.
    if (!document.querySelector(`[${HOLDS}]`)) {
      root.style.setProperty(styles.SCROLL_BAR, `${window.innerWidth - root.clientWidth}px`);
    }
    content.setAttribute(HOLDS, '');
  }, [content]);
}
