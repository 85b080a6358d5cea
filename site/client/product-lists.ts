import { importOptionalChunk } from '#design-system/optional-chunk';

/** Loads the script that sends the events of lists, when a page has a list of products that is not hydrated. */
export function watchForProductLists() {
  const main = document.querySelector('main');
  if (!main) return;
  const load = () => {
    if (!main.querySelector('[data-product]')) return;
    observer.disconnect();
    importOptionalChunk(() => import('./track-product-lists.ts'))
      .then(({ trackProductLists }) => trackProductLists(main))
      .catch(() => undefined);
  };
  const observer = new MutationObserver(load);
  // A client navigation replaces the sections of `main`.
  observer.observe(main, { childList: true });
  load();
}
