import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { importOptionalChunk } from '../optional-chunk/optional-chunk.ts';
import type { RowDrag } from './drag-row.ts';
import {
  adjacentSnapPosition,
  currentSlide,
  isAtEnd,
  isAtStart,
  isRightToLeft,
  measureRow,
  toScrollLeft,
} from './scroll-row.ts';

/** Direction of a step by key, in left-to-right text. */
const DIRECTIONS_OF_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Reads the current slide from a scrolling row and scrolls it by whole slides. The scroll position is the only state: buttons, keys
 * and drags scroll the row, and the rest is derived from it. The script for dragging loads when a mouse enters the row.
 */
export function useSlides(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const drag = useRef<RowDrag>(undefined);
  const [rowState, setRowState] = useState({ position: 0, atStart: true, atEnd: count < 2 });
  const [announcedSlide, setAnnouncedSlide] = useState<number>();

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const update = () => {
      const measured = measureRow(element);
      setRowState({
        position: currentSlide(measured),
        atStart: isAtStart(measured),
        atEnd: isAtEnd(measured),
      });
    };
    // The live region stays empty until the row has scrolled, so that a loading page announces no slide.
    const announce = () => {
      if (!('dragging' in element.dataset)) setAnnouncedSlide(currentSlide(measureRow(element)));
    };
    update();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('resize', update, { signal });
    element.addEventListener('scroll', update, { passive: true, signal });
    element.addEventListener('scrollend', announce, { signal });
    let isLoading = false;
    const loadDrag = ({ pointerType }: Pick<PointerEvent, 'pointerType'>) => {
      if (pointerType !== 'mouse' || isLoading) return;
      isLoading = true;
      importOptionalChunk(() => import('./drag-row.ts'))
        .then(({ dragRow }) => {
          if (!signal.aborted) drag.current = dragRow(element, announce);
        })
        .catch(() => undefined);
    };
    element.addEventListener('pointerenter', loadDrag, { signal });
    // The mouse may have entered before hydration.
    if (element.matches(':hover') && window.matchMedia('(hover: hover)').matches)
      loadDrag({ pointerType: 'mouse' });
    return () => {
      controller.abort();
      drag.current?.remove();
      drag.current = undefined;
    };
  }, []);

  function step(direction: number) {
    const element = row.current;
    if (!element) return;
    drag.current?.stop();
    const measured = measureRow(element);
    const position = adjacentSnapPosition(measured, direction);
    element.scrollTo({ left: toScrollLeft(element, position) });
    // Announces at once, because some browsers do not dispatch `scrollend`.
    if (position !== measured.position) setAnnouncedSlide(currentSlide({ ...measured, position }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>) {
    const direction = DIRECTIONS_OF_KEYS[event.key];
    if (direction === undefined || event.target !== event.currentTarget || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    step(isRightToLeft(event.currentTarget) ? -direction : direction);
  }

  /** Scrolls to the slide of a control that Tab focused. The browser shows only the control, and then scroll snapping moves the row back. */
  function onFocus({ currentTarget: element, target }: FocusEvent<HTMLUListElement>) {
    const { left, right } = element.getBoundingClientRect();
    const partlyHidden = [...element.children].findIndex((slide) => {
      const box = slide.getBoundingClientRect();
      return slide.contains(target) && (box.left < left || box.right > right);
    });
    const position = measureRow(element).snapPositions[partlyHidden];
    // The browser scrolls after this event.
    if (position !== undefined && target.matches(':focus-visible'))
      requestAnimationFrame(() => element.scrollTo({ left: toScrollLeft(element, position) }));
  }

  return { row, rowHandlers: { onKeyDown, onFocus }, ...rowState, announcedSlide, step };
}
