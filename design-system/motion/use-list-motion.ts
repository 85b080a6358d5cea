import { type RefObject, useEffect } from 'react';
import { onFirstInteraction } from '../first-interaction/first-interaction.ts';
import { importOptionalChunk } from '../optional-chunk/optional-chunk.ts';
import type { ListMotion } from './list-motion.ts';

/**
 * Animates the lines of a list (`list-motion.ts`). The script loads when the visitor first points at the list or focuses it.
 *
 * @param loadOn `page` loads the script at the first interaction with the page
 */
export function useListMotion(
  root: RefObject<HTMLElement | null>,
  lines: ListMotion['lines'],
  { anchor = 'start', loadOn }: { anchor?: 'start' | 'end'; loadOn?: 'page' } = {},
) {
  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const load = async () => {
      const { animateList } = await importOptionalChunk(() => import('./list-motion.ts'));
      if (!signal.aborted) signal.addEventListener('abort', animateList(element, { lines, anchor }));
    };
    onFirstInteraction(loadOn === 'page' ? document : element, load, { signal });
    return () => unmounted.abort();
  }, [root, lines, anchor, loadOn]);
}
