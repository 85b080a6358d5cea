declare global {
  interface WindowEventMap {
    'lantern:page-leaving': CustomEvent<Promise<boolean>[]>;
  }
}

/** The event before a followed link or client navigation leaves the page, on `window`. Its listeners add promises to its detail. */
const PAGE_LEAVING = 'lantern:page-leaving';
/** Limited, so that the visitor can leave the page even if the server does not respond. */
const MAX_WAIT_MS = 5_000;

/**
 * Posts unsent input of the page and waits for its pending posts, so that the next page contains the result. Resolves with true if the visitor
 * may leave the page. Returns `undefined` if there is nothing to wait for.
 */
export function finishPosts(): Promise<boolean> | undefined {
  const pending: Promise<boolean>[] = [];
  window.dispatchEvent(new CustomEvent(PAGE_LEAVING, { detail: pending }));
  if (pending.length === 0) return undefined;
  const settled = Promise.all(pending).then((results) => results.every(Boolean));
  const limit = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(true), MAX_WAIT_MS);
  });
  return Promise.race([settled, limit]);
}

/**
 * Calls `settle` before a followed link or client navigation leaves the page. Returns a function that removes the listener.
 *
 * @param settle posts unsent input. Resolves when the posts have a response, with true if the visitor may leave the page. Returns `undefined`
 *   without posts
 */
export function onPageLeaving(settle: () => Promise<boolean> | undefined): () => void {
  const listener = ({ detail }: WindowEventMap[typeof PAGE_LEAVING]) => {
    const settled = settle();
    if (settled) detail.push(settled);
  };
  window.addEventListener(PAGE_LEAVING, listener);
  return () => window.removeEventListener(PAGE_LEAVING, listener);
}

/** Watches whether the visitor leaves the page by a link or client navigation. `stop` ends the watch and keeps the result. */
export function watchPageLeaving(): { readonly hasStarted: () => boolean; readonly stop: () => void } {
  let hasStarted = false;
  const stop = onPageLeaving(() => {
    hasStarted = true;
    return undefined;
  });
  return { hasStarted: () => hasStarted, stop };
}
