import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { onFirstInteraction } from '../first-interaction/first-interaction.ts';
import { importOptionalChunk } from '../optional-chunk/optional-chunk.ts';
import type { moveIndicator } from './indicator-motion.ts';

/**
 * Moves the line under the selected tab. Call `storeBox` before another tab is selected. A line that is still moving continues from
 * its current position. The script loads when the visitor first points at the tabs or focuses one.
 */
export function useIndicator(root: RefObject<HTMLElement | null>) {
  const indicator = useRef<HTMLSpanElement>(null);
  const box = useRef<DOMRect>(undefined);
  const move = useRef<typeof moveIndicator>(undefined);

  useEffect(() => {
    if (!root.current) return undefined;
    const unmounted = new AbortController();
    const load = async () => {
      ({ moveIndicator: move.current } = await importOptionalChunk(() => import('./indicator-motion.ts')));
    };
    onFirstInteraction(root.current, load, { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [root]);

  // The effect runs after each render, because only then the new position can be measured.
  useLayoutEffect(() => {
    if (indicator.current && box.current) move.current?.(indicator.current, box.current);
    box.current = undefined;
  });

  const storeBox = () => {
    box.current = indicator.current?.getBoundingClientRect();
  };
  return { indicator, storeBox };
}
