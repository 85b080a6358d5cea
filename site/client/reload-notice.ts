import { localeCodeOf } from '#site/protocol/path-locale';
import type { LayoutFragment } from '#site/protocol/payload';
import { loadStyles } from './page-resources.ts';
import { announce } from './progress.ts';

const TIMEOUT_MS = 10_000;

/**
 * Adds the hidden notice that the page has to be reloaded, with a button that reloads it. Returns the function that shows and announces
 * the notice.
 *
 * @throws an error if the notice cannot be fetched
 */
export async function loadNotice(): Promise<() => void> {
  const code = localeCodeOf(location.pathname);
  const response = await fetch(`/api/reload-notice/${code}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The notice to reload could not be loaded: status ${response.status}.`);
  // The server creates the response with the same type.
  const { html, styles } = (await response.json()) as LayoutFragment;
  // The notice is also usable without its styles.
  await loadStyles(styles).catch(() => undefined);
  document.querySelector('[data-navigation]')?.insertAdjacentHTML('beforeend', html);
  const notice = document.querySelector<HTMLElement>('[data-reload-notice]');
  notice?.querySelector('[data-reload]')?.addEventListener('click', () => location.reload());
  return () => {
    if (!notice || notice.matches(':popover-open')) return;
    notice.showPopover();
    announce(notice.querySelector('p')?.textContent ?? '');
  };
}
