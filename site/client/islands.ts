/** Props of interactive sections by section id, as the document or a payload carries them. */
export type Islands = Readonly<Record<string, Island>>;
export type Island = { readonly type: string; readonly props: object };

/** Takes the interactive sections down again, before their page is replaced. */
export type Teardown = () => void;

const NEAR = '200px';

/**
 * Hydrates a page's interactive sections, each when it comes near the viewport or is touched. Their code is already on its way
 * (the boot script fetched it flat). Clicks made before are replayed once.
 */
export function hydrateIslands(page: Element, islands: Islands): Teardown {
  const torndown = new AbortController();
  const elements = [...page.querySelectorAll<HTMLElement>('[data-island]')];
  if (elements.length === 0) return () => {};

  const begun = new WeakSet<Element>();
  const hydrate = async (element: HTMLElement) => {
    const island = islands[element.dataset['island'] ?? ''];
    if (!island || begun.has(element)) return;
    begun.add(element);
    try {
      const { hydrateIsland } = await import('./hydrate.ts');
      if (torndown.signal.aborted) return;
      const unmount = await hydrateIsland(element, island);
      if (torndown.signal.aborted) return unmount();
      torndown.signal.addEventListener('abort', unmount);
      // From here on React itself holds on to clicks until it is done; before, the boot script does.
      element.dataset['awake'] = '';
      replayClicks(element);
    } catch (error) {
      console.error('Error while mounting app', error);
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
    { rootMargin: NEAR },
  );
  for (const element of elements) {
    observer.observe(element);
    for (const event of ['pointerenter', 'focusin', 'click']) {
      element.addEventListener(event, () => void hydrate(element), { once: true, signal: torndown.signal });
    }
  }
  return () => {
    observer.disconnect();
    torndown.abort();
  };
}

function replayClicks(element: HTMLElement) {
  const clicks = window.lanternClicks ?? [];
  const ours = clicks.filter((target) => element.contains(target));
  window.lanternClicks = clicks.filter((target) => !ours.includes(target));
  for (const target of ours) {
    // A form's own controls have done what was asked of them, and a second click would undo it.
    if (target.closest('form')) continue;
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
}
