const FIRST_CHECK_MS = 1_000;
const CHECK_INTERVAL_MS = 5 * 60_000;
const TIMEOUT_MS = 5_000;
/** The minimum time between two reloads (specification §9), so a broken build cannot cause a reload loop. */
const RELOAD_INTERVAL_MS = 10_000;
/** The boot script uses the same key (`site/server/inline-boot-script.ts`). */
const RELOADED_AT_KEY = 'lantern:reloaded-at';

/** Checks for a new build every five minutes. Reloads the page after a new build, or if a chunk of the current build cannot be fetched. */
export function watchForNewBuild() {
  const { build } = document.documentElement.dataset;
  const check = async () => {
    if (document.visibilityState === 'hidden') return;
    const response = await fetch(`/builds/latest.json?${Date.now()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined);
    if (!response?.ok) return;
    const latest: unknown = await response.json().catch(() => undefined);
    if (typeof latest === 'object' && latest !== null && 'id' in latest && latest.id !== build)
      reloadWithGuard();
  };
  setTimeout(() => void check(), FIRST_CHECK_MS);
  setInterval(() => void check(), CHECK_INTERVAL_MS);
  window.addEventListener('vite:preloadError', (event) => {
    // Deferred, so other listeners can prevent the reload for optional chunks. Offline, a reload would lose the page.
    queueMicrotask(() => event.defaultPrevented || !navigator.onLine || reloadWithGuard());
  });
}

function reloadWithGuard() {
  const last = Number(sessionStorage.getItem(RELOADED_AT_KEY) ?? 0);
  if (Date.now() - last < RELOAD_INTERVAL_MS) return;
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()));
  location.reload();
}
