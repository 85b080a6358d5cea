import type { Islands, Payload } from '#site/protocol/payload';
import type { HydratedIsland } from './hydrate.ts';
import { logMountFailure } from './log-mount-failure.ts';

/** The interactive parts of a page. */
export type PageIslands = {
  /** Unmounts them, before the page is replaced. */
  unmount(): void;
  /** If this page shows an application screen, gives it the props of its next page. Returns whether it did. */
  updateScreen(screen: Payload['sections'][number]): boolean;
};

export const noIslands: PageIslands = { unmount() {}, updateScreen: () => false };

/** Distance from the viewport at which a section hydrates. */
const HYDRATION_MARGIN = '200px';

/**
 * Hydrates each interactive section when it is near the viewport, is empty, or receives a pointer, focus or click. The boot script has
 * already started to fetch the code. Clicks before hydration are replayed once.
 */
export function hydrateIslands(page: Element, islands: Islands): PageIslands {
  const unmounted = new AbortController();
  const elements = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  if (elements.length === 0) return noIslands;

  const started = new WeakSet<Element>();
  const updates = new Map<string | undefined, HydratedIsland['update']>();
  const hydrate = async (element: HTMLElement) => {
    const island = islands[element.dataset['island'] ?? ''];
    if (!island || started.has(element)) return;
    started.add(element);
    try {
      const { hydrateIsland } = await import('./hydrate.ts');
      if (unmounted.signal.aborted) return;
      const { unmount, update } = await hydrateIsland(element, island);
      if (unmounted.signal.aborted) return unmount();
      unmounted.signal.addEventListener('abort', unmount);
      updates.set(element.dataset['island'], update);
      // The boot script records clicks until this line. React queues them from here.
      element.dataset['hydrated'] = '';
      replayClicks(element);
    } catch (error) {
      // The section then works as without a script.
      element.dataset['hydrated'] = 'failed';
      logMountFailure(`${element.dataset['island']} ${island.type}`, error);
    }
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        // An island without a height has content only after it is hydrated, so it hydrates before it is near.
        if ((!isIntersecting && boundingClientRect.height > 0) || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void hydrate(target);
      }
    },
    { rootMargin: HYDRATION_MARGIN },
  );
  for (const element of elements) {
    observer.observe(element);
    for (const event of ['pointerenter', 'focusin', 'click']) {
      element.addEventListener(event, () => void hydrate(element), { once: true, signal: unmounted.signal });
    }
  }
  return {
    unmount() {
      observer.disconnect();
      unmounted.abort();
    },
    updateScreen({ id, props }) {
      const update = updates.get(id);
      if (!update || !props) return false;
      update(props);
      return true;
    },
  };
}

function replayClicks(element: HTMLElement) {
  // The boot script keeps adding to the same list. Each section hydrates once, so nothing is replayed twice.
  for (const target of window.lanternClicks ?? []) {
    if (!element.contains(target)) continue;
    // Native form controls already reacted to the click, and a second click would undo it.
    if (target.closest('form')) continue;
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
