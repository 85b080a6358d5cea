// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { onPageLeaving } from '../../../renderer/forms/page-leaving.ts';
import { noIslands } from '../../../site/client/islands.ts';
import { followLinks, openPageOfScreen } from '../../../site/client/links.ts';

// The router reads the URL of the page when its module loads.
history.replaceState(null, '', '/nl');
document.documentElement.dataset['build'] = 'test';
document.body.innerHTML = '<a href="/nl/lampen.html">Lampen</a>';
await import('../../../site/client/navigate.ts');
followLinks(noIslands);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  { opener: 'A link', open: () => document.querySelector('a')?.click() },
  { opener: 'A screen that opens another page', open: () => void openPageOfScreen('/nl/winkelwagen') },
])('$opener waits five seconds for a post that gets no response, and not twice', async ({ open }) => {
  vi.useFakeTimers();
  const request = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal('fetch', request);
  const removeListener = onPageLeaving(() => new Promise(() => {}));
  open();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(request).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(request).toHaveBeenCalledOnce();
  removeListener();
});
