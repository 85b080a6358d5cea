// @vitest-environment jsdom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchPayload, loadStyles } from '../../../site/client/page-resources.ts';

const links = () => [...document.querySelectorAll('link')];

afterEach(() => document.head.replaceChildren());

test('A style sheet that an earlier call is loading is requested once, and both calls wait for it', async () => {
  const done: string[] = [];
  const prefetch = loadStyles(['/a.css']).then(() => done.push('prefetch'));
  const navigation = loadStyles(['/a.css', '/b.css']).then(() => done.push('navigation'));
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.css', '/b.css']);

  links()[1]?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(done).toEqual([]);

  links()[0]?.dispatchEvent(new Event('load'));
  await Promise.all([prefetch, navigation]);
  await loadStyles(['/a.css', '/b.css']);
  expect(links()).toHaveLength(2);
});

test('A style sheet that fails rejects both calls, and the next call requests it again', async () => {
  const calls = Promise.allSettled([loadStyles(['/a.css']), loadStyles(['/a.css'])]);
  links()[0]?.dispatchEvent(new Event('error'));
  expect((await calls).map(({ status }) => status)).toEqual(['rejected', 'rejected']);

  const next = loadStyles(['/a.css']);
  links()[0]?.dispatchEvent(new Event('load'));
  await expect(next).resolves.toBeUndefined();
});

test('A style sheet that does not arrive in 15 seconds fails, and one that has arrived stays', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = expect(loadStyles(['/late.css'])).rejects.toThrow('/late.css could not be loaded');
  const arrived = loadStyles(['/arrived.css']);
  links()[1]?.dispatchEvent(new Event('load'));
  await arrived;
  await vi.advanceTimersByTimeAsync(15_000);
  await late;
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/arrived.css']);
});

test('A payload that does not arrive in 15 seconds fails, so that the document is loaded instead', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  onTestFinished(() => void vi.restoreAllMocks());
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const router = new AbortController();
  const payload = fetchPayload(new URL('https://www.example.test/nl'), router.signal);
  const failed = expect(payload).rejects.toThrow('too slow');
  limit.abort(new Error('too slow'));
  await failed;
  expect(timeout).toHaveBeenCalledWith(15_000);
  expect(router.signal.aborted).toBe(false);
});
