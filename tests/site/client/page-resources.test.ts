// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { loadStyles } from '../../../site/client/page-resources.ts';

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
