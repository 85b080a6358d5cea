import type { Islands, Payload } from '#site/protocol/payload';
import type { HydratedIsland } from './hydrate.ts';
import { logMountFailure } from './log-mount-failure.ts';

/** The interactive parts of a page. */
export type PageIslands = {
  /** Unmounts them, before the page is replaced. */
  unmount(): void;
  /** If the next page is the application screen that this page shows, gives it the new props. Returns whether it did. */
  updateScreen(sections: Payload['sections']): boolean;
};

export const noIslands: PageIslands = { unmount() {}, updateScreen: () => false };

/** Distance from the viewport at which a section hydrates. */
const HYDRATION_MARGIN = '200px';

/**
 * Hydrates each interactive section when it is near the viewport or receives a pointer, focus or click. The boot script has
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
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
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
    updateScreen([section, ...others]) {
      const update = section && others.length === 0 ? updates.get(section.id) : undefined;
      if (!update || !section?.props) return false;
      update(section.props);
      return true;
    },
  };
}

function replayClicks(element: HTMLElement) {
  const clicks = window.lanternClicks ?? [];
  const targets = clicks.filter((target) => element.contains(target));
  window.lanternClicks = clicks.filter((target) => !targets.includes(target));
  for (const target of targets) {
    // Native form controls already reacted to the click, and a second click would undo it.
    if (target.closest('form')) continue;
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
