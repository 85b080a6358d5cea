import { importOptionalChunk } from '#design-system/optional-chunk';
import { PAGE_SHOWN } from '#site/protocol/page-shown';
import { createMountFailureLog } from './log-mount-failure.ts';

/** The element `details` of a section that contains a map of its stores. */
const MAP = 'details[data-store-map]';

/** Shows the maps of sections when visitors open them. The scripts and data of a map load then. */
export function enhanceStoreMaps(): void {
  const maps = new Map<HTMLDetailsElement, () => void>();
  const logFailure = createMountFailureLog('store map');
  const show = async (element: HTMLDetailsElement) => {
    const frame = element.querySelector<HTMLElement>('[data-stores]');
    if (!element.open || !frame || maps.has(element)) return;
    maps.set(element, () => undefined);
    const onFailure = (error: unknown) => {
      // The next opening tries again.
      maps.delete(element);
      logFailure(error);
    };
    try {
      const { mountStoreMap } = await importOptionalChunk(() => import('#site/pages/mount-store-map'));
      const remove = await mountStoreMap(frame, onFailure);
      // The visitor may have left the page meanwhile.
      if (maps.has(element)) maps.set(element, remove);
      else remove();
    } catch (error) {
      onFailure(error);
    }
  };
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches(MAP)) void show(target);
    },
    true,
  );
  // The visitor may have opened one while this script was loading.
  for (const element of document.querySelectorAll<HTMLDetailsElement>(MAP)) void show(element);
  window.addEventListener(PAGE_SHOWN, () => {
    for (const [element, remove] of maps) {
      if (element.isConnected) continue;
      remove();
      maps.delete(element);
    }
  });
}
