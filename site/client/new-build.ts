import { fetchLatestBuild } from './latest-build.ts';
import { loadReloadNotice, showReloadNotice, startReload } from './reload.ts';
import { mustKeepPage } from './unsent-input.ts';

const FIRST_CHECK_MS = 1_000;
const CHECK_INTERVAL_MS = 60 * 60_000;

// A module variable is safe here, because a document belongs to one visitor.
let isNewBuildAvailable = false;
let isNoticeShown = false;

/**
 * Checks for a new build after a second, every hour, and when the visitor returns to the window or the tab. The next navigation then loads the
 * document. A page with unsent input, and each step of the checkout, shows a notice instead, at once or at the first input.
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
    void showNoticeOnce();
  };
  setTimeout(() => void check(), FIRST_CHECK_MS);
  setInterval(() => void check(), CHECK_INTERVAL_MS);
  window.addEventListener('focus', () => void check());
  // A phone that shows another app fires no focus event.
  document.addEventListener('visibilitychange', () => void check());
}

/**
 * Loads the notice that the page has to be reloaded, and shows it if a new build is available. Call it at each input of the visitor: only
 * a page with input shows the notice, and a new build may remove the files that it needs.
 */
export function prepareNotice(): void {
  if (isNewBuildAvailable) void showNoticeOnce();
  else void loadReloadNotice().catch(() => undefined);
}

async function showNoticeOnce() {
  if (isNoticeShown || !mustKeepPage()) return;
  isNoticeShown = true;
  isNoticeShown = await showReloadNotice();
}

/**
 * Returns whether a navigation has to load the document, because a new build is available. Returns false while the page has unsent input or is
 * a step of the checkout. If it returns true, it has stored the time of a reload (`startReload`), so the caller must load the document at once.
 */
export function shouldLoadNewBuild(): boolean {
  return isNewBuildAvailable && !mustKeepPage() && startReload();
}
