import { loadStyles } from './styles.ts';

/** How long a page may take before the visitor is told that it is on its way, in milliseconds. */
const TOLD_AFTER_MS = 200;

let telling: ReturnType<typeof setTimeout> | undefined;

/** A page is on its way. When it is not there soon, a bar and a word say so. */
export function beginProgress() {
  document.documentElement.dataset['navigating'] = '';
  if (telling !== undefined) return;
  const status = statusOf(document);
  say('');
  const styled = loadStyles(status?.dataset['styles']?.split(' ') ?? []);
  telling = setTimeout(async () => {
    await styled;
    const bar = barOf(status);
    if (telling === undefined || !bar) return;
    bar.showPopover();
    say(bar.getAttribute('aria-label') ?? '');
  }, TOLD_AFTER_MS);
}

/** It is there, or is no longer waited for. */
export function endProgress() {
  delete document.documentElement.dataset['navigating'];
  clearTimeout(telling);
  telling = undefined;
  barOf(statusOf(document))?.hidePopover();
}

/** Says something to those who hear the page, once what they hear now is said. */
export function say(words: string) {
  const announcer = statusOf(document)?.querySelector('[aria-live]');
  if (announcer && announcer.textContent !== words) announcer.textContent = words;
}

function statusOf(page: Document) {
  return page.querySelector<HTMLElement>('[data-navigation]');
}

function barOf(status: HTMLElement | null) {
  return status?.querySelector<HTMLElement>('[role=progressbar]');
}
