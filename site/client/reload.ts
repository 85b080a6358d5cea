import { importOptionalChunk } from '#design-system/optional-chunk';
import { fetchLatestBuild } from './latest-build.ts';
import { mustKeepPage } from './unsent-input.ts';

/** The minimum time between two reloads (specification §9), so a broken build cannot cause a reload loop. */
const RELOAD_INTERVAL_MS = 10_000;
/** The script for a failed entry script uses the same key (`site/server/reload-script.ts`). */
const RELOADED_AT_KEY = 'lantern:reloaded-at';

/**
 * Reloads the page, unless it was reloaded in the last ten seconds. A page with unsent input, and each step of the checkout, shows a notice
 * instead.
 */
function reloadWithGuard(): void {
  if (mustKeepPage()) void showReloadNotice();
  else if (startReload()) location.reload();
}

/**
 * Reloads the page with the same limits after a file of the build could not be loaded. While the server does not respond, because it
 * restarts or the browser is offline, a reload would lose the page.
 */
export async function reloadAfterFailedAsset(): Promise<void> {
  if ((await fetchLatestBuild()) !== undefined) reloadWithGuard();
}

/**
 * Returns whether the page may reload now, and stores the time of the reload. Returns false within ten seconds after a reload. Also returns
 * false if the browser blocks storage, because the page could then reload again and again.
 */
export function startReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
    // The visitor may have set the clock back since the last reload.
    if (Math.abs(Date.now() - last) < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

// A module variable is safe here, because a document belongs to one visitor.
let notice: Promise<() => void> | undefined;

/**
 * Loads the notice that the page has to be reloaded.
 *
 * @throws an error if the notice cannot be loaded. The next call then tries again.
 */
export function loadReloadNotice(): Promise<() => void> {
  notice ??= importOptionalChunk(() => import('./reload-notice.ts')).then(({ loadNotice }) => loadNotice());
  notice.catch(() => {
    notice = undefined;
  });
  return notice;
}

/** Shows the notice that the page has to be reloaded. Returns false if the notice cannot be loaded. */
export async function showReloadNotice(): Promise<boolean> {
  const show = await loadReloadNotice().catch(() => undefined);
  show?.();
  return show !== undefined;
}
