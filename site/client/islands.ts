import { importOptionalChunk } from '#design-system/optional-chunk';
import type { IslandData, Islands, Payload } from '#site/protocol/payload';
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

/** An interactive part of a page. */
type IslandController = {
  readonly id: string;
  /** Hydrates the island. If it waits for an intent, this loads only the shared code. */
  onNear(): void;
  unmount(): void;
  /** Set when an application screen is hydrated. */
  update?: HydratedIsland['update'];
};

/**
 * Hydrates the sections of a page that have props (`.decisions/0064-hydration-on-intent.md`). Sections with `data-island`
 * hydrate near the viewport. Sections with `data-intent-island` hydrate when the visitor is about to use them. Clicks before hydration
 * are replayed once.
 */
export function hydrateIslands(page: Element, islands: Islands): PageIslands {
  const controllers = new Map<Element, IslandController>();
  for (const element of page.querySelectorAll<HTMLElement>('[data-island], [data-intent-island]')) {
    const island = islands[idOf(element)];
    if (island) controllers.set(element, createController(element, island));
  }
  if (controllers.size === 0) return noIslands;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, boundingClientRect, target } of entries) {
        // An island without a height has content only after it is hydrated, so it hydrates before it is near.
        if (!isIntersecting && boundingClientRect.height > 0) continue;
        observer.unobserve(target);
        controllers.get(target)?.onNear();
      }
    },
    { rootMargin: NEAR_MARGIN },
  );
  for (const element of controllers.keys()) observer.observe(element);
  return {
    unmount(section) {
      for (const [element, controller] of controllers) {
        if (section && section !== element) continue;
        observer.unobserve(element);
        controller.unmount();
      }
      if (!section) window.lanternClicks?.splice(0);
    },
    updateScreen: ({ id, props }) =>
      props !== undefined &&
      [...controllers.values()].some((controller) => controller.id === id && controller.update?.(props)),
  };
}

/** Creates the controller of an island. It hydrates the island when the visitor is about to use it, or has already clicked it. */
function createController(element: HTMLElement, island: IslandData): IslandController {
  const id = idOf(element);
  const unmounting = new AbortController();
  const { signal } = unmounting;
  let isStarted = false;
  let releaseClicks: (() => void) | undefined;

  const controller: IslandController = {
    id,
    onNear() {
      if (waitsForIntent(element)) loadHydration();
      else void hydrate();
    },
    unmount: () => unmounting.abort(),
  };

  async function hydrate() {
    if (isStarted) return;
    isStarted = true;
    try {
      const { hydrateIsland } = await importRequired(() => import('./hydrate.ts'));
      if (signal.aborted) return;
      const hydrated = await hydrateIsland(element, id, island);
      if (signal.aborted) return hydrated.unmount();
      signal.addEventListener('abort', hydrated.unmount);
      controller.update = hydrated.update;
      // The boot script records clicks until this line. React queues them from here.
      element.dataset['hydrated'] = '';
      replayClicks(element);
      await hydrated.settled;
    } catch (error) {
      // The section then works as without a script.
      element.dataset['hydrated'] = 'failed';
      logMountFailure(`${id} ${island.type}`, error);
    } finally {
      releaseClicks?.();
    }
  }

  onIntent(element, () => void hydrate(), signal);
  if (wasClicked(element)) void hydrate();
  // After `onIntent`, because a listener that is registered after `holdActions` does not receive held clicks.
  if (isIntentIsland(element)) releaseClicks = holdActions(element, signal);
  return controller;
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
