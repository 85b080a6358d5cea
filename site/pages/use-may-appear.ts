import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns whether a part of the page that only the browser renders may appear, and the ref of an element at its place. A part that appears
 * must not move visible content, so it appears only while its place is below the window. Above the window it would move the page in browsers
 * without scroll anchoring, and in all browsers if the end of its section is visible.
 */
export function useMayAppear(): {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly mayAppear: boolean;
} {
  const place = useRef<HTMLDivElement>(null);
  const [mayAppear, setMayAppear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    // The observer runs after all scrolling of a frame. So the place cannot scroll into the window in the frame in which the part appears.
    const frame = new ResizeObserver(() => {
      frame.disconnect();
      if (element.getBoundingClientRect().top <= window.innerHeight) return;
      visibility.disconnect();
      flushSync(() => setMayAppear(true));
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
  return { place, mayAppear };
}
