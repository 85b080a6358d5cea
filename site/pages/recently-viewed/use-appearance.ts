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
    if (!place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // In this frame, because in the next one the place may be in the window.
      flushSync(() => setAppears(true));
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, appears };
}
