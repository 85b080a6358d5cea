// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onPageLeaving } from '../../../renderer/forms/page-leaving.ts';
import { noIslands } from '../../../site/client/islands.ts';
import { followLinks, openPageOfScreen } from '../../../site/client/links.ts';
import { expectConsole, getConsoleTexts } from '../../expect-console.ts';

const { navigate, stopNavigation } = vi.hoisted(() => ({
  stopNavigation: vi.fn<() => void>(),
  navigate: vi.fn<(href: string, page: unknown, mode?: string) => Promise<void>>(async () => {}),
}));
vi.mock('../../../site/client/navigate.ts', () => ({ navigate, stopNavigation }));

test('A choice on a screen starts its request at once, after the first choice has loaded the router', async () => {
  await openPageOfScreen('/nl/lampen.html?page=2');
  expect(navigate).toHaveBeenCalledOnce();

  void openPageOfScreen('/nl/lampen.html?page=3');
  // Without waiting: the navigation starts in the same task, so that its request does not wait for a frame.
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(navigate.mock.lastCall?.[0]).toBe(new URL('/nl/lampen.html?page=3', location.href).href);
});

followLinks(noIslands);

/** Shows a page with two links to pages of its locale, one to another locale, and one to a fragment. Returns the links. */
function showLinks() {
  history.replaceState(null, '', '/nl');
  document.body.innerHTML =
    '<a href="/nl/lampen.html">Lampen</a><a href="/nl/winkelwagen">Winkelwagen</a><a href="/en" data-locale="en">English</a><a href="#opening">Openingstijden</a>';
  navigate.mockClear();
  stopNavigation.mockClear();
  return document.querySelectorAll('a');
}

/** Clicks a link while a form is being posted. Returns the function that ends the post. */
function clickDuringPost(link: HTMLAnchorElement | undefined) {
  const { promise: posted, resolve: finishPost } = Promise.withResolvers<boolean>();
  const removeListener = onPageLeaving(() => posted);
  link?.click();
  removeListener();
  return () => finishPost(true);
}

const openedPaths = () => navigate.mock.calls.map(([href]) => new URL(href).pathname);
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('A link that waits for a post is not opened after a newer link', async () => {
  const [lamps, cart] = showLinks();
  const finishPost = clickDuringPost(lamps);
  cart?.click();
  finishPost();
  await nextTask();
  expect(openedPaths()).toEqual(['/nl/winkelwagen']);
});

test('A link that waits for a post is not opened after going back', async () => {
  const [lamps] = showLinks();
  const finishPost = clickDuringPost(lamps);
  window.dispatchEvent(new PopStateEvent('popstate'));
  finishPost();
  await nextTask();
  expect(openedPaths()).toEqual([]);
});

test('Escape ends the wait of a link for a post', async () => {
  const [lamps] = showLinks();
  const finishPost = clickDuringPost(lamps);
  expect(document.documentElement).toHaveAttribute('data-navigating');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(document.documentElement).not.toHaveAttribute('data-navigating');
  finishPost();
  await nextTask();
  expect(openedPaths()).toEqual([]);
});

test('A link to a fragment of the page does not wait for a post', async () => {
  const [, , , opening] = showLinks();
  clickDuringPost(opening);
  await nextTask();
  expect(openedPaths()).toEqual(['/nl']);
});

test('A link to a document that waits for a post is not followed after a newer link', async () => {
  const [, cart, english] = showLinks();
  const finishPost = clickDuringPost(english);
  cart?.click();
  finishPost();
  await nextTask();
  // jsdom would print an error for a document.
  expect(openedPaths()).toEqual(['/nl/winkelwagen']);
});

test('While the browser loads a document, it also follows the next link', async () => {
  const [lamps, , english] = showLinks();
  expectConsole('error', /navigation/);
  expectConsole('error', /navigation/);
  english?.click();
  expect(stopNavigation).toHaveBeenCalledOnce();
  lamps?.click();
  await nextTask();
  expect(openedPaths()).toEqual([]);
  expect(getConsoleTexts('error')).toHaveLength(2);

  // The document returns from the back/forward cache.
  window.dispatchEvent(new Event('pagehide'));
  lamps?.click();
  await nextTask();
  expect(openedPaths()).toEqual(['/nl/lampen.html']);
});
