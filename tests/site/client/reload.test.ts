// `location` cannot be replaced in a context, so this file runs with the rules in a separate process.
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadAfterFailedAsset } from '../../../site/client/reload.ts';

const reload = vi.fn<() => void>();
let respond: () => Response;

beforeEach(() => {
  respond = () => Response.json({ id: 'latest' });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async () => respond());
  vi.stubGlobal('location', { reload, pathname: '/nl' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

test('A failed asset reloads the page, and not again within ten seconds', async () => {
  await reloadAfterFailedAsset();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 9_999);
  await reloadAfterFailedAsset();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await reloadAfterFailedAsset();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('A failed asset reloads the page after the clock was set back', async () => {
  await reloadAfterFailedAsset();
  vi.setSystemTime(Date.now() - 3_600_000);
  await reloadAfterFailedAsset();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['restarts behind a proxy', async () => new Response('Bad Gateway', { status: 502 })],
])('A failed asset does not reload while the server %s', async (_state, response) => {
  vi.stubGlobal('fetch', response);
  await reloadAfterFailedAsset();
  expect(reload).not.toHaveBeenCalled();
  // The failed attempt has not started the ten seconds, so the page reloads as soon as the server responds.
  vi.stubGlobal('fetch', async () => respond());
  await reloadAfterFailedAsset();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('A failed asset never reloads a step of the checkout', async () => {
  document.body.innerHTML = '<main data-open-checkout></main>';
  // This response is not a notice, so no notice is shown either.
  respond = () => Response.json({ id: 'latest' }, { status: 200 });
  await reloadAfterFailedAsset();
  expect(reload).not.toHaveBeenCalled();
});

test('A failed asset does not reload in a browser that refuses storage, because a reload loop would not end', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
    clear: () => undefined,
  });
  await reloadAfterFailedAsset();
  expect(reload).not.toHaveBeenCalled();
});
