import type { LivePreviewData } from '#site/protocol/preview';
import type { PageIslands } from '../islands.ts';
import { copySharedLink } from './copy-shared-link.ts';
import { fetchChanges } from './fetch-changes.ts';
import { createShownPage } from './shown-page.ts';

/** The message of the control panel after a change (contract §8). */
const MESSAGE_NAME = 'statamic.preview.updated';
/** The name of the measure in the browser's performance panel: the time from a message to its painted update. */
const MEASURE_NAME = 'live preview';

/**
 * Enhances a preview. A click on “share” copies its URL. In a frame of the control panel, the page also shows the editor's changes. It
 * accepts messages only from the parent window with the origin of the control panel. A new message aborts the update of an earlier one.
 *
 * @param firstPage the interactive sections of the document
 */
export function startPreview(data: LivePreviewData, firstPage: PageIslands): void {
  copySharedLink();
  if (data.origin === undefined || window.parent === window) return;
  document.documentElement.dataset['framed'] = '';
  openPagesInTabs();
  const page = createShownPage(data, firstPage);
  let newest = new AbortController();
  window.addEventListener('message', ({ origin, source, data: message }: MessageEvent<unknown>) => {
    const token = readToken(message);
    if (origin === data.origin && source === window.parent && token !== undefined) void update(token);
  });
  // The editor may have changed the entry before this script was loaded.
  const { searchParams } = new URL(location.href);
  void update(searchParams.get('token') ?? '');

  async function update(token: string) {
    const start = performance.now();
    newest.abort();
    newest = new AbortController();
    const { signal } = newest;
    try {
      const changes = await fetchChanges(page.keys(), token, signal);
      if (signal.aborted) return;
      // Before the update, so that a reload shows the newest version.
      keepToken(token);
      showFailure(page.update(changes) ? '' : failureText());
      // The task after the next frame runs when that frame is painted.
      requestAnimationFrame(() => setTimeout(() => performance.measure(MEASURE_NAME, { start })));
    } catch {
      if (!signal.aborted) showFailure(failureText());
    }
  }
}

/** Returns the token of an update message, or `undefined` for any other message. */
function readToken(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('name' in message) || !('token' in message))
    return undefined;
  return message.name === MESSAGE_NAME && typeof message.token === 'string' ? message.token : undefined;
}

/** Puts the token into the URL of the page, and into all links with its previous token, which may have expired. */
function keepToken(token: string) {
  const url = new URL(location.href);
  const previous = url.searchParams.get('token');
  if (previous === token) return;
  url.searchParams.set('token', token);
  history.replaceState(history.state, '', url);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="token="]')) {
    const target = new URL(link.href);
    if (target.origin !== url.origin || target.searchParams.get('token') !== previous) continue;
    target.searchParams.set('token', token);
    link.href = target.pathname + target.search + target.hash;
  }
}

/**
 * Opens links to other pages, and the results of a search, in new tabs, because leaving the page would end the live preview. The panel cannot
 * frame published pages.
 */
function openPagesInTabs() {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const isSamePage = link?.pathname === location.pathname && link.hash !== '';
      if (!link || isSamePage || link.target !== '') return;
      link.target = '_blank';
      link.rel = 'noopener';
    },
    { capture: true },
  );
  document.addEventListener(
    'submit',
    ({ target }) => {
      // A form without a method opens a page. Not `form.method`, because a field may have this name.
      if (target instanceof HTMLFormElement && !target.hasAttribute('method'))
        target.setAttribute('target', '_blank');
    },
    { capture: true },
  );
}

/** Returns the message for an update that the page cannot show. Empty without a banner. */
function failureText(): string {
  return findBanner()?.dataset['failed'] ?? '';
}

/** Shows the text in the status of the banner. An empty text removes an earlier failure. */
function showFailure(text: string) {
  const status = findBanner()?.querySelector('[role=status]');
  if (status && status.textContent !== text && (text !== '' || status.hasAttribute('data-failure'))) {
    status.textContent = text;
    status.toggleAttribute('data-failure', text !== '');
  }
}

function findBanner() {
  return document.querySelector<HTMLElement>('[data-failed]');
}
