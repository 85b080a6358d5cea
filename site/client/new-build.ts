import { showReloadNotice, startReload } from './reload.ts';
import { mustKeepPage } from './unsent-input.ts';

const FIRST_CHECK_MS = 1_000;
const CHECK_INTERVAL_MS = 60 * 60_000;
const TIMEOUT_MS = 5_000;

// A module variable is safe here, because a document belongs to one visitor.
let isNewBuildAvailable = false;

/**
 * Checks for a new build every hour and when the window receives the focus. The next navigation then loads the document. Over unsent
 * input and in the checkout it shows a notice at once.
 */
export function watchForNewBuild() {
  const { build } = document.documentElement.dataset;
  let isChecking = false;
  const check = async () => {
    if (document.visibilityState === 'hidden' || isChecking || isNewBuildAvailable) return;
    isChecking = true;
    const latest = await fetchLatestBuild();
    isChecking = false;
    if (latest === undefined || latest === build) return;
    isNewBuildAvailable = true;
    if (mustKeepPage()) await showReloadNotice();
  };
  setTimeout(() => void check(), FIRST_CHECK_MS);
  setInterval(() => void check(), CHECK_INTERVAL_MS);
  window.addEventListener('focus', () => void check());
}

/** Whether the next navigation has to load a document, because a new build is available. Unsent input and the checkout keep the current document. */
export function shouldLoadNewBuild(): boolean {
  return isNewBuildAvailable && !mustKeepPage() && startReload();
}

/** Returns the id of the latest build, or undefined if it is unknown. */
async function fetchLatestBuild(): Promise<unknown> {
  const response = await fetch(`/builds/latest.json?${Date.now()}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response?.ok) return undefined;
  const latest: unknown = await response.json().catch(() => undefined);
  return typeof latest === 'object' && latest !== null && 'id' in latest ? latest.id : undefined;
}
