import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Shows the target of a link in place if it is another state of the same page. The browser handles other links
 * and clicks with a modifier key.
 *
 * @param path of the list, encoded. Its query is ignored
 * @param choose receives the query of the link. Returns whether it shows the state
 * @returns the ref of the element that contains the links
 */
export function useInPlaceLinks<Container extends HTMLElement = HTMLDivElement>(
  path: string,
  choose: (query: URLSearchParams) => boolean,
): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { origin, pathname, searchParams } = new URL(link.href);
    if (origin !== location.origin || pathname !== path.split('?', 1)[0]) return;
    if (choose(searchParams)) event.preventDefault();
  });
  useEffect(() => {
    const element = container.current;
    const listener = (event: MouseEvent) => follow(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, []);
  return container;
}
