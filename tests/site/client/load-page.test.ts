// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { LoadedPayload, loadPage } from '../../../site/client/load-page.ts';
import { expectConsole, getConsoleTexts } from '../../expect-console.ts';
import { waitFor } from '../../wait.ts';

const options = { hash: '', shownScreen: undefined, mayKeepPage: false };
const payload = { build: 'test', styles: ['/late.css'], sections: [] };

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

/** Starts to load a page. Resolves when the page starts to load its document, which jsdom reports as an error. */
async function untilDocumentLoads(request: Request) {
  expectConsole('error', /navigation/);
  void loadPage(request, options);
  await waitFor(() => expect(getConsoleTexts('error')).toHaveLength(1));
}

function createRequest(signal = new AbortController().signal) {
  return new Request(`${location.origin}/nl/over-ons`, { signal });
}

function respondWithPayload() {
  document.documentElement.dataset['build'] = 'test';
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(payload));
}

test('The document is loaded if the payload does not arrive in 15 seconds', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const loaded = untilDocumentLoads(createRequest());
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  limit.abort(new Error('too slow'));
  await loaded;
  expect(timeout).toHaveBeenCalledExactlyOnceWith(15_000);
});

test('The document is loaded if a style sheet does not arrive in 15 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  respondWithPayload();
  expectConsole('error', /navigation/);
  void loadPage(createRequest(), options);
  await vi.advanceTimersByTimeAsync(14_000);
  expect(getConsoleTexts('error')).toEqual([]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(getConsoleTexts('error')).toHaveLength(1);
});

test('A page whose payload and style sheets arrive is loaded without its document', async () => {
  respondWithPayload();
  const loaded = loadPage(createRequest(), options);
  await waitFor(() => expect(document.querySelector('link')).not.toBeNull());
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  expect(await loaded).toBeInstanceOf(LoadedPayload);
});

test('An update without a response keeps the page, and does not load the document', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const update = { hash: '', shownScreen: 'search', mayKeepPage: true };
  expect(await loadPage(createRequest(), update)).toBe('no-response');
});

test('An aborted navigation does not load the document', async () => {
  const router = new AbortController();
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const loaded = expect(loadPage(createRequest(router.signal), options)).rejects.toThrow('left');
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  router.abort(new Error('left'));
  await loaded;
});
