import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isAtEnd, isAtStart, restAfter, type Row, slideAt } from './stops.ts';
import { useMouseDrag } from './use-mouse-drag.ts';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Follows a scrolling row of slides and moves it by whole slides. The row's own scroll position is the only truth: buttons, keys
 * and drags scroll it, and everything shown or said is read back from it.
 */
export function useSlides(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState({ position: 0, atStart: true, atEnd: count < 2 });
  const [spoken, setSpoken] = useState<number>();
  const drag = useMouseDrag(row);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const now = measure(element);
      setSeen({ position: slideAt(now), atStart: isAtStart(now), atEnd: isAtEnd(now) });
    };
    // Said once the row has come to rest, and only after it moved: a page that loads says nothing.
    const say = () => setSpoken(slideAt(measure(element)));
    look();
    window.addEventListener('resize', look);
    element.addEventListener('scroll', look, { passive: true });
    element.addEventListener('scrollend', say);
    return () => {
      window.removeEventListener('resize', look);
      element.removeEventListener('scroll', look);
      element.removeEventListener('scrollend', say);
    };
  }, []);

  function step(direction: -1 | 1) {
    const element = row.current;
    if (element) element.scrollTo({ left: signed(element, restAfter(measure(element), direction)) });
  }

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const direction = STEPS[event.key];
    if (direction === undefined || event.target !== event.currentTarget || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    step(isRightToLeft(event.currentTarget) ? (direction === 1 ? -1 : 1) : direction);
  }

  return { row, rowHandlers: { ...drag, onKeyDown }, ...seen, spoken, step };
}

/** The row in pixels from its start, whichever side that is. */
export function measure(element: HTMLElement): Row {
  const slides = [...element.children].filter((child) => child instanceof HTMLElement);
  const first = slides[0]?.offsetLeft ?? 0;
  return {
    rests: slides.map((slide) => Math.abs(slide.offsetLeft - first)),
    at: Math.abs(element.scrollLeft),
    end: element.scrollWidth - element.clientWidth,
  };
}

function isRightToLeft(element: HTMLElement) {
  return getComputedStyle(element).direction === 'rtl';
}

export function signed(element: HTMLElement, distance: number) {
  return isRightToLeft(element) ? -distance : distance;
}
