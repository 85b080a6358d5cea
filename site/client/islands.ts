import { importOptionalChunk } from '#design-system/optional-chunk';
import type { Islands, Payload } from '#site/protocol/payload';
import type { HydratedIsland } from './hydrate.ts';
import { importRequired } from './import-required.ts';
import { onIntent } from './intent.ts';
import { logMountFailure } from './log-mount-failure.ts';
import { holdActions, replayClicks, wasClicked } from './replay.ts';

/** The interactive parts of a page. */
export type PageIslands = {
  /** Unmounts one section, or all interactive parts. Call it before the page replaces their elements. */
  unmount(section?: Element): void;
  /** If this page shows an application screen, gives it the props of its next page. Returns whether it did. */
  updateScreen(screen: Payload['sections'][number]): boolean;
};

export const noIslands: PageIslands = { unmount() {}, updateScreen: () => false };

/** Distance from the viewport at which a section is near. */
const NEAR_MARGIN = '200px';

/**
 * Hydrates the interactive sections of a page that have props (`.decisions/0064-hydration-on-intent.md`). Sections with `data-island`
 * hydrate near the viewport. Sections with `data-intent-island` hydrate when the visitor is about to use them. Clicks before hydration
 * are replayed once.
 */
export function hydrateIslands(page: Element, islands: Islands): PageIslands {
  const found = page.querySelectorAll<HTMLElement>('[data-island], [data-intent-island]');
  const controllers = new Map(
    [...found].filter((element) => islands[idOf(element)]).map((each) => [each, new AbortController()]),
  );
  if (controllers.size === 0) return noIslands;

  const started = new WeakSet<Element>();
  const updates = new Map<string, HydratedIsland['update']>();
  const releases = new Map<Element, () => void>();
  const hydrate = async (element: HTMLElement, signal: AbortSignal) => {
    const id = idOf(element);
    const island = islands[id];
    if (!island || started.has(element)) return;
    started.add(element);
    try {
      const { hydrateIsland } = await importRequired(() => import('./hydrate.ts'));
      if (signal.aborted) return;
      const { unmount, update, settled } = await hydrateIsland(element, id, island);
      if (signal.aborted) return unmount();
      signal.addEventListener('abort', unmount);
      updates.set(id, update);
      // The boot script records clicks until this line. React queues them from here.
      element.dataset['hydrated'] = '';
      replayClicks(element);
      await settled;
    } catch (error) {
      // The section then works as without a script.
      element.dataset['hydrated'] = 'failed';
      logMountFailure(`${id} ${island.type}`, error);
    } finally {
      releases.get(element)?.();
    }
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        // An island without a height has content only after it is hydrated, so it hydrates before it is near.
        if ((!isIntersecting && boundingClientRect.height > 0) || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        const controller = controllers.get(target);
        if (waitsForIntent(target)) loadHydration();
        else if (controller) void hydrate(target, controller.signal);
      }
    },
    { rootMargin: NEAR_MARGIN },
  );
  for (const [element, { signal }] of controllers) {
    observer.observe(element);
    onIntent(element, () => void hydrate(element, signal), signal);
    if (wasClicked(element)) void hydrate(element, signal);
    // Registered last, because `holdActions` keeps held clicks from all listeners that are registered later.
    if (isIntentIsland(element)) releases.set(element, holdActions(element, signal));
  }
  return {
    unmount(section) {
      for (const [element, controller] of controllers) {
        if (section && section !== element) continue;
        observer.unobserve(element);
        controller.abort();
      }
      if (!section) window.lanternClicks?.splice(0);
    },
    updateScreen({ id, props }) {
      const update = updates.get(id);
      return update !== undefined && props !== undefined && update(props);
    },
  };
}

function idOf({ dataset }: HTMLElement) {
  return dataset['island'] ?? dataset['intentIsland'] ?? '';
}

/** A form with a draft has to show its values, so it hydrates without an intent. */
function waitsForIntent(element: HTMLElement) {
  return isIntentIsland(element) && !(hasDraft() && element.querySelector('form[data-pending]'));
}

function isIntentIsland({ dataset }: HTMLElement) {
  return dataset['intentIsland'] !== undefined;
}

/** The boot script adopts the styles of drafts, whose rules name forms (`renderer/sections/form/draft-styles.ts`). */
function hasDraft() {
  return document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText.includes('data-pending'));
}

/** Loads the code that all sections share, so that an intent has to wait for the code of its section only. */
function loadHydration() {
  const load = () => void importOptionalChunk(() => import('./hydrate.ts')).catch(() => undefined);
  // Safari does not support `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load);
}
