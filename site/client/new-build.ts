const FIRST_LOOK_MS = 1_000;
const BETWEEN_LOOKS_MS = 5 * 60_000;
/** Two reloads must lie further apart than this (specification §9), so that a broken build cannot reload for ever. */
const RELOAD_GUARD_MS = 10_000;
const GUARD_KEY = 'lantern:reloaded-at';

/** Looks for a new build now and then, and reloads when there is one or when a part of this one can no longer be fetched. */
export function watchForNewBuild() {
  const { build } = document.documentElement.dataset;
  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    const answer = await fetch(`/builds/latest.json?${Date.now()}`, {
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    if (!answer?.ok) return;
    const latest: unknown = await answer.json().catch(() => undefined);
    if (typeof latest === 'object' && latest !== null && 'id' in latest && latest.id !== build) reloadOnce();
  };
  setTimeout(() => void look(), FIRST_LOOK_MS);
  setInterval(() => void look(), BETWEEN_LOOKS_MS);
  window.addEventListener('vite:preloadError', (report) => {
    // Once all have heard of it: whoever can do without the part says so. Without a connection a reload would lose the page.
    queueMicrotask(() => report.defaultPrevented || !navigator.onLine || reloadOnce());
  });
}

/** Reloads the page, unless that was just tried. */
export function reloadOnce() {
  const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0);
  if (Date.now() - last < RELOAD_GUARD_MS) return;
  sessionStorage.setItem(GUARD_KEY, String(Date.now()));
  location.reload();
}
