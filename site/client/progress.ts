import { loadStyles } from './page-resources.ts';

/** A navigation that ends sooner shows no progress bar. */
const SHOWN_AFTER_MS = 200;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets `data-navigating`, which tests wait for. After 200 ms it shows the progress bar and announces its label. */
export function startProgress() {
  document.documentElement.dataset['navigating'] = '';
  if (timer !== undefined) return;
  const status = findStatus();
  announce('');
  // Without its styles there is no progress bar. A reload would abort the navigation.
  const styled = loadStyles(status?.dataset['styles']?.split(' ') ?? []).then(
    () => true,
    () => false,
  );
  timer = setTimeout(async () => {
    const hasStyles = await styled;
    const bar = findBar(status);
    if (timer === undefined || !bar) return;
    if (hasStyles) bar.showPopover();
    announce(bar.getAttribute('aria-label') ?? '');
  }, SHOWN_AFTER_MS);
}

/** Hides the progress bar after a navigation is complete or aborted, and removes its label from the live region. */
export function endProgress() {
  delete document.documentElement.dataset['navigating'];
  clearTimeout(timer);
  timer = undefined;
  findBar(findStatus())?.hidePopover();
  announce('');
}

/** Announces text in the polite live region of the navigation status. */
export function announce(text: string) {
  const liveRegion = findStatus()?.querySelector('[aria-live]');
  if (liveRegion && liveRegion.textContent !== text) liveRegion.textContent = text;
}

/** Announces the text of `data-notice`, because screen readers do not announce content that a document already contains. */
export function announceNotice() {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (notice) announce(notice.dataset['notice'] ?? '');
}

function findStatus() {
  return document.querySelector<HTMLElement>('[data-navigation]');
}

function findBar(status: HTMLElement | null) {
  return status?.querySelector<HTMLElement>('[role=progressbar]');
}
