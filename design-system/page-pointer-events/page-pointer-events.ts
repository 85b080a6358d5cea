import { useLayoutEffect } from 'react';

/**
 * Keeps the pointer events of the page while a modal that covers it is open. Radix disables the pointer events of the body. All elements
 * inherit that, so the browser would compute the style of each of them again.
 */
export function usePagePointerEvents(isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const parts = [...document.body.querySelectorAll<HTMLElement>(':scope > :not([role=dialog])')].filter(
      (part) => part.style.pointerEvents === '' && getComputedStyle(part).pointerEvents === 'auto',
    );
    for (const { style } of parts) style.pointerEvents = 'auto';
    return () => {
      for (const { style } of parts) style.pointerEvents = '';
    };
  }, [isOpen]);
}
