import { useLayoutEffect } from 'react';
import * as styles from './modal.css.ts';

/** Marks modals under which the page stays where it is; styles do the rest. */
const HOLDS = 'data-holds-page';

/** Keeps the page still as long as a modal is there. Radix' own way writes a style element, which security policies refuse. */
export function useHeldPage(content: HTMLElement | null) {
  useLayoutEffect(() => {
    if (!content) return;
    const root = document.documentElement;
    // Measured before the bar goes: under a second modal it has gone already.
    if (!document.querySelector(`[${HOLDS}]`)) {
      root.style.setProperty(styles.SCROLL_BAR, `${window.innerWidth - root.clientWidth}px`);
    }
    content.setAttribute(HOLDS, '');
  }, [content]);
}
