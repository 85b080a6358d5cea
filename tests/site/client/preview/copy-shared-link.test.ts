// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { copySharedLink } from '../../../../site/client/preview/copy-shared-link.ts';
import { waitFor } from '../../../wait.ts';

const SHARED = {
  url: 'https://www.example.test/nl?preview=shared',
  copied: 'Copied. Valid until Friday.',
  notCopied: 'Copy this URL:',
};

afterEach(() => vi.restoreAllMocks());

/** Shows the banner of a preview. Returns the link that shares it, and the element for its status. */
function showBanner() {
  document.body.innerHTML =
    '<aside><a data-share href="/api/preview/share">Share</a><p role="status"></p></aside>';
  const link = document.querySelector('a');
  const status = document.querySelector('p');
  if (!link || !status) throw new Error('Expected a link and a status.');
  return { link, status };
}

function click(link: HTMLAnchorElement, keys: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  // jsdom cannot follow a link.
  window.addEventListener('click', (last) => last.preventDefault(), { once: true });
  let isHandled = false;
  document.addEventListener('click', (last) => (isHandled = last.defaultPrevented), { once: true });
  link.dispatchEvent(event);
  return isHandled;
}

copySharedLink();

test('A click on “share” shows until when the shared preview is valid', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(SHARED));
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const { link, status } = showBanner();
  expect(click(link)).toBe(true);
  await waitFor(() => expect(status.textContent).toBe(SHARED.copied));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(SHARED.url);
  vi.unstubAllGlobals();
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'The browser handles a click on “share” with the modifier %s',
  (key) => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(click(showBanner().link, { [key]: true })).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  },
);
