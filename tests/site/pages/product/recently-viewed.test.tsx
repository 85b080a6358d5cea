import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { RecentlyViewedView } from '../../../../site/pages/recently-viewed/recently-viewed-view.tsx';
import {
  parseViewedProducts,
  storeViewedProduct,
  storedViewedProducts,
} from '../../../../site/pages/recently-viewed/viewed-products.ts';

const product = (name: string, locale = 'nl') => ({
  path: `/${locale}/${name}.html`,
  name,
  picture: `/media/${name}.jpg`,
});
const listed = () => parseViewedProducts(storedViewedProducts(), '/nl/x.html').map(({ name }) => name);
const show = (path = '/nl/maan.html') =>
  render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <RecentlyViewedView path={path} />
    </I18nextProvider>,
  );

/** Tells the observer of the list whether the place of the list was in the window in the last frame. */
let reportPlace: (isIntersecting: boolean) => void;
/** Renders the next frame, in which the place may have another position. */
let renderFrame: () => void;
/** Whether the place is in the window, for `getBoundingClientRect`. */
let isPlaceInWindow: boolean;

beforeEach(() => {
  localStorage.clear();
  isPlaceInWindow = false;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, isPlaceInWindow ? 100 : window.innerHeight + 100),
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        reportPlace = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private observed = false;
      constructor(callback: () => void) {
        renderFrame = () => act(() => this.observed && callback());
      }
      observe() {
        this.observed = true;
      }
      disconnect() {
        this.observed = false;
      }
    },
  );
});

test('The list has the last product first, each once, and at most nine of a locale', () => {
  for (const name of ['a', 'b', 'a']) storeViewedProduct(product(name));
  expect(listed()).toEqual(['a', 'b']);
  for (let index = 0; index < 20; index += 1) storeViewedProduct(product(`n${index}`));
  storeViewedProduct(product('english', 'en'));
  expect(listed()).toHaveLength(9);
  expect(listed()[0]).toBe('n19');
});

test.each([
  ['text that is no JSON', '{'],
  ['an object', '{"path":"/nl/a.html"}'],
  ['a link to another site', '[{"path":"//evil.example/","name":"a"}]'],
  ['a script', '[{"path":"javascript:alert(1)","name":"a"}]'],
  ['values of other types', '[null, 4, {"path":4,"name":{}}]'],
  ['an endless name', JSON.stringify([{ path: '/nl/a.html', name: 'a'.repeat(9_999) }])],
])('A stored list with %s is empty', (_what, stored) => {
  localStorage.setItem('recently-viewed', stored);
  expect(listed()).toEqual([]);
});

test('A stored picture of another scheme is omitted', () => {
  localStorage.setItem(
    'recently-viewed',
    '[{"path":"/nl/a.html","name":"a","picture":"javascript:alert(1)"}]',
  );
  expect(parseViewedProducts(storedViewedProducts(), '/nl/x')).toEqual([
    { path: '/nl/a.html', name: 'a', picture: undefined },
  ]);
});

test('The list appears while its position is below the window, so that nothing visible moves', () => {
  for (const name of ['hoeve', 'kelk']) storeViewedProduct(product(name));
  show();
  reportPlace(true);
  renderFrame();
  expect(screen.queryAllByRole('link')).toEqual([]);
  reportPlace(false);
  renderFrame();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

test('The list does not appear in a frame in which its position was scrolled into the window', () => {
  storeViewedProduct(product('hoeve'));
  show();
  reportPlace(false);
  isPlaceInWindow = true;
  renderFrame();
  expect(screen.queryAllByRole('link')).toEqual([]);
  isPlaceInWindow = false;
  renderFrame();
  expect(screen.queryAllByRole('link')).toEqual([]);
  reportPlace(false);
  renderFrame();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('The list does not appear above the window, where it would move the page in browsers without scroll anchoring', () => {
  storeViewedProduct(product('hoeve'));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100));
  show();
  reportPlace(false);
  renderFrame();
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('Products of the list can be removed, one by one or all', async () => {
  const user = userEvent.setup();
  for (const name of ['hoeve', 'kelk', 'maan']) storeViewedProduct(product(name));
  show();
  reportPlace(false);
  renderFrame();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['kelk', 'hoeve']);
  await user.click(screen.getByRole('button', { name: 'kelk verwijderen' }));
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['hoeve']);
  await user.click(screen.getByRole('button', { name: 'Wis deze lijst' }));
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(localStorage.getItem('recently-viewed')).toBeNull();
});

test('A removed product is announced, and the focus moves to its neighbour, at the end to the message of the empty list', async () => {
  const user = userEvent.setup();
  for (const name of ['hoeve', 'kelk', 'oda']) storeViewedProduct(product(name));
  show();
  reportPlace(false);
  renderFrame();
  const remove = (name: string) => screen.getByRole('button', { name: `${name} verwijderen` });
  const message = screen.getByRole('status');

  await user.click(remove('kelk'));
  expect(remove('hoeve')).toHaveFocus();
  expect(message).toHaveTextContent('kelk is verwijderd.');
  await user.keyboard('{Enter}');
  expect(remove('oda')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(message).toHaveFocus();
  expect(message).toHaveTextContent('De lijst is leeg.');
});

test('A browser without a list shows nothing', () => {
  show();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
