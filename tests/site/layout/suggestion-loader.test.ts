import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Suggestions } from '../../../site/client/search-box/suggestions-schema.ts';
import { createSuggestionLoader, type LoadedSuggestions } from '../../../site/layout/suggestion-loader.ts';

const suggest = (term: string): Suggestions => ({
  isComplete: true,
  announcement: '',
  terms: [term],
  products: [],
  categories: [],
  content: [],
});

/** Creates a loader. The test responds to its requests. */
function startLoader() {
  const requests: {
    readonly term: string;
    readonly signal: AbortSignal;
    readonly answer: (found: Suggestions) => void;
    readonly fail: () => void;
  }[] = [];
  const shown: LoadedSuggestions<Suggestions>[] = [];
  const loader = createSuggestionLoader<Suggestions>({
    fetchTerm: (term, signal) =>
      new Promise((resolve, reject) => {
        requests.push({ term, signal, answer: resolve, fail: () => reject(new Error('No answer')) });
      }),
    onChange: (loaded) => shown.push(loaded),
  });
  return { loader, requests, shown };
}

/** Waits until the callbacks of settled promises have run. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('Ten keys in 300 ms cause two requests, and the first one is aborted', () => {
  const { loader, requests } = startLoader();
  for (let length = 1; length <= 10; length += 1) {
    loader.load('lantaarnen'.slice(0, length));
    vi.advanceTimersByTime(33);
  }
  vi.advanceTimersByTime(1_000);
  expect(requests.map(({ term, signal }) => [term, signal.aborted])).toEqual([
    ['l', true],
    ['lantaarnen', false],
  ]);
});

test('A response that arrives after a newer request is dropped', async () => {
  const { loader, requests, shown } = startLoader();
  loader.load('lam');
  vi.advanceTimersByTime(200);
  loader.load('lamp');
  requests[1]?.answer(suggest('lamp'));
  await settle();
  requests[0]?.answer(suggest('lam'));
  await settle();
  expect(shown.at(-1)).toEqual({ term: 'lamp', suggestions: suggest('lamp'), status: 'idle' });
});

test('A term with cached suggestions needs no request', async () => {
  const { loader, requests, shown } = startLoader();
  loader.load('lam');
  requests[0]?.answer(suggest('lam'));
  await settle();
  loader.load('lamp');
  loader.load('lam');
  vi.advanceTimersByTime(1_000);
  expect(shown.at(-1)).toMatchObject({ term: 'lam', status: 'idle' });
  expect(requests.map(({ term }) => term)).toEqual(['lam']);
});

test('Incomplete suggestions are shown, and requested again', async () => {
  const { loader, requests, shown } = startLoader();
  loader.load('lam');
  requests[0]?.answer({ ...suggest('lam'), isComplete: false });
  await settle();
  expect(shown.at(-1)).toMatchObject({ term: 'lam', status: 'idle' });
  loader.load('lamp');
  loader.load('lam');
  vi.advanceTimersByTime(1_000);
  expect(requests.map(({ term }) => term)).toEqual(['lam', 'lam']);
});

test('Suggestions are slow after 200 ms and failed after an error, and the next term starts again', async () => {
  const { loader, requests, shown } = startLoader();
  loader.load('lamp');
  expect(shown.at(-1)?.status).toBe('loading');
  vi.advanceTimersByTime(200);
  expect(shown.at(-1)?.status).toBe('slow');
  requests[0]?.fail();
  await settle();
  expect(shown.at(-1)).toEqual({ term: 'lamp', suggestions: undefined, status: 'failed' });
  loader.load('lampen');
  requests[1]?.answer(suggest('lampen'));
  await settle();
  expect(shown.at(-1)?.status).toBe('idle');
});

test('A stopped loader aborts its request and shows nothing more', async () => {
  const { loader, requests, shown } = startLoader();
  loader.load('lamp');
  loader.stop();
  const { length } = shown;
  requests[0]?.fail();
  await settle();
  vi.advanceTimersByTime(1_000);
  expect([requests[0]?.signal.aborted, shown.length]).toEqual([true, length]);
});
