// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { noIslands } from '../../../site/client/islands.ts';
import { followLinks, openPageOfScreen } from '../../../site/client/links.ts';
import { onPageLeaving } from '../../../site/protocol/page-leaving.ts';

const { navigate } = vi.hoisted(() => ({
  navigate: vi.fn<(href: string, page: unknown, mode?: string) => Promise<void>>(async () => {}),
}));
vi.mock('../../../site/client/navigate.ts', () => ({ navigate }));

test('A choice on a screen starts its request at once, after the first choice has loaded the router', async () => {
  await openPageOfScreen('/nl/lampen.html?page=2');
  expect(navigate).toHaveBeenCalledOnce();

  void openPageOfScreen('/nl/lampen.html?page=3');
  // Without waiting: the navigation starts in the same task, so that its request does not wait for a frame.
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(navigate.mock.lastCall?.[0]).toBe(new URL('/nl/lampen.html?page=3', location.href).href);
});

test('A link that waits for a post is not opened after a newer link', async () => {
  history.replaceState(null, '', '/nl');
  document.body.innerHTML = '<a href="/nl/lampen.html">Lampen</a><a href="/nl/winkelwagen">Winkelwagen</a>';
  const [lamps, cart] = document.querySelectorAll('a');
  followLinks(noIslands);
  navigate.mockClear();
  const { promise: posted, resolve: finishPost } = Promise.withResolvers<boolean>();
  const removeListener = onPageLeaving(() => posted);
  lamps?.click();
  removeListener();
  cart?.click();
  finishPost(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(navigate.mock.calls.map(([href]) => new URL(href).pathname)).toEqual(['/nl/winkelwagen']);
});
