import { loadStyles } from './page-resources.ts';
import { announce } from './progress.ts';
import { hasUnsentInput } from './unsent-input.ts';

/** The minimum time between two reloads (specification §9), so a broken build cannot cause a reload loop. */
const RELOAD_INTERVAL_MS = 10_000;
/** The boot script uses the same key (`site/server/inline-boot-script.ts`). */
const RELOADED_AT_KEY = 'lantern:reloaded-at';

/** Reloads the page, unless it was reloaded within ten seconds. Over unsent input it shows a notice instead. */
function reloadWithGuard(): void {
  if (hasUnsentInput()) void showReloadNotice();
  else if (startReload()) location.reload();
}

/** Reloads the page with the same limits after a file of the build could not be loaded. Offline, a reload would lose the page. */
export function reloadAfterFailedAsset(): void {
  if (navigator.onLine) reloadWithGuard();
}

/** Starts the ten seconds without another reload. Returns false, and starts nothing, within them. */
export function startReload(): boolean {
  const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
  if (Date.now() - last < RELOAD_INTERVAL_MS) return false;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  return true;
}

/** Shows the notice that the page has to be reloaded, with a button that reloads it. */
export async function showReloadNotice(): Promise<void> {
  const notice = document.querySelector<HTMLElement>('[data-reload-notice]');
  if (!notice || notice.matches(':popover-open')) return;
  const styles = notice.closest<HTMLElement>('[data-styles]')?.dataset['styles'] ?? '';
  // The notice is also usable without its styles.
  await loadStyles(styles.split(' ').filter(Boolean)).catch(() => undefined);
  notice.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
  notice.showPopover();
  announce(notice.querySelector('p')?.textContent ?? '');
}
