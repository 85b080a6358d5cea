import type { Islands } from '#site/protocol/payload';
import { logMountFailure } from './log-mount-failure.ts';

/** Unmounts the interactive sections of a page, before the page is replaced. */
export type Unmount = () => void;

/** Distance from the viewport at which a section hydrates. */
const HYDRATION_MARGIN = '200px';

/**
 * Hydrates each interactive section when it is near the viewport or receives a pointer, focus or click. The boot script has
 * already started to fetch the code. Clicks before hydration are replayed once.
 */
export function hydrateIslands(page: Element, islands: Islands): Unmount {
  const unmounted = new AbortController();
  const elements = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  if (elements.length === 0) return () => {};

  const started = new WeakSet<Element>();
  const hydrate = async (element: HTMLElement) => {
    const island = islands[element.dataset['island'] ?? ''];
    if (!island || started.has(element)) return;
    started.add(element);
    try {
      const { hydrateIsland } = await import('./hydrate.ts');
      if (unmounted.signal.aborted) return;
      const unmount = await hydrateIsland(element, island);
      if (unmounted.signal.aborted) return unmount();
      unmounted.signal.addEventListener('abort', unmount);
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
  return () => {
    observer.disconnect();
    unmounted.abort();
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
