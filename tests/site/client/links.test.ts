// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openPageOfScreen } from '../../../site/client/links.ts';

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
