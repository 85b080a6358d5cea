import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns whether a part that only the browser knows may appear, and the ref of an element at its place. It appears while its place is
 * outside the window, so that nothing moves that the visitor sees.
 */
export function useAppearance(): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly appears: boolean;
} {
  const place = useRef<HTMLDivElement>(null);
  const [appears, setAppears] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // Called in the next frame after all scrolling, so the place cannot be scrolled into the window in the frame in which the part appears.
    const frame = new ResizeObserver(() => {
      frame.disconnect();
      if (isInWindow(element)) return;
      visibility.disconnect();
      flushSync(() => setAppears(true));
    });
    const visibility = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) frame.observe(element);
    });
    visibility.observe(element);
    return () => {
      visibility.disconnect();
      frame.disconnect();
    };
  }, []);
  return { place, appears };
}

function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top <= window.innerHeight && bottom >= 0;
}
