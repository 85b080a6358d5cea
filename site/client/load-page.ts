import type { Payload } from '#site/protocol/payload';
import { loadDocument } from './links.ts';
import { fetchPayload, loadStyles } from './page-resources.ts';
import { showReloadNotice } from './reload.ts';
import { mustKeepPage } from './unsent-input.ts';

/** The time limit of the payload, and then of its style sheets. */
const TIMEOUT_MS = 15_000;

/** A loaded payload. Each navigation creates a new object, so a second visit to a page renders it again. */
export class LoadedPayload {
  readonly payload: Payload;
  /** Whether the payload can only update the shown screen, because it does not contain the HTML of that screen. */
  readonly isUpdate: boolean;
  constructor(payload: Payload, isUpdate: boolean) {
    this.payload = payload;
    this.isUpdate = isUpdate;
  }
}

type LoadOptions = {
  /** The fragment of the link, which the router removes from its request. */
  readonly hash: string;
  /** The screen that the page is expected to update in place. */
  readonly shownScreen: string | undefined;
  /** Whether the shown page stays if the server does not respond. */
  readonly mayKeepPage: boolean;
};

/**
 * Fetches the payload of a page and its styles. Loads the document instead, and never resolves, if that fails or takes too long. Without a
 * connection the browser then shows its own error page, which retries.
 *
 * @returns `no-response` if the server does not respond and `mayKeepPage` is set. `undefined`, after showing the notice to reload, if an update
 *   of the shown screen comes from another build and the page has unsent input or is a step of the checkout
 * @throws the reason of the signal if it aborts
 */
export async function loadPage(
  { url, signal }: Request,
  { hash, shownScreen, mayKeepPage }: LoadOptions,
): Promise<LoadedPayload | 'no-response' | undefined> {
  const page = new URL(url);
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const payload = await fetchPayload(page, limited, shownScreen).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return mayKeepPage ? ('no-response' as const) : ('load-document' as const);
  });
  // The document contains its styles, so it replaces a page whose style sheets cannot be loaded.
  const hasStyles = typeof payload === 'object' && (await loadStylesInTime(payload.styles));
  if (signal.aborted) throw signal.reason;
  if (payload === 'no-response') return payload;
  if (payload === 'another-build' && shownScreen !== undefined && mustKeepPage()) {
    // The address bar has the URL of the update, so reloading shows it.
    void showReloadNotice();
    return undefined;
  }
  if (hasStyles) return new LoadedPayload(payload, shownScreen !== undefined);
  page.hash = hash;
  loadDocument(page);
  return new Promise(() => {});
}

/** Returns whether all style sheets have arrived before the limit. */
function loadStylesInTime(hrefs: readonly string[]): Promise<boolean> {
  const loaded = loadStyles(hrefs).then(
    () => true,
    () => false,
  );
  const limit = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  return Promise.race([loaded, limit]);
}
