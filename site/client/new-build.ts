import { fetchLatestBuild } from './latest-build.ts';
import { showReloadNotice, startReload } from './reload.ts';
import { mustKeepPage } from './unsent-input.ts';

const FIRST_CHECK_MS = 1_000;
const CHECK_INTERVAL_MS = 60 * 60_000;

// A module variable is safe here, because a document belongs to one visitor.
let isNewBuildAvailable = false;

/**
 * Checks for a new build every hour and when the visitor returns to the window or the tab. The next navigation then loads the document. A
 * page with unsent input and a step of the checkout show a notice at once.
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
  // A phone that shows another app fires no focus event.
  document.addEventListener('visibilitychange', () => void check());
}

/** Whether the next navigation has to load a document, because a new build is available. Unsent input and the checkout keep the current document. */
export function shouldLoadNewBuild(): boolean {
  return isNewBuildAvailable && !mustKeepPage() && startReload();
}
