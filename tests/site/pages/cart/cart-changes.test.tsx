import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishPosts } from '#renderer/forms/page-leaving';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { type OpenPage, ScreenNavigationProvider } from '#site/pages/screen-navigation';
import type { ScreenProps } from '#site/pages/screens';
import { mustKeepPage, watchInput } from '../../../../site/client/unsent-input.ts';
import { CartView } from '../../../../site/pages/cart/cart-view.tsx';
import { filledCart, keyLine, lanternLine } from '../../../../stories/site/cart-fixtures.ts';

type Post = {
  readonly url: string;
  readonly body: FormData;
  readonly keepalive: boolean | undefined;
  readonly respond: (response: Response) => void;
};

/** The posts of the page, in their order. */
let posts: Post[] = [];
const openPage = vi.fn<OpenPage>(async () => {});

afterEach(() => vi.useRealTimers());
beforeEach(() => {
  localStorage.clear();
  posts = [];
  openPage.mockClear();
  vi.stubGlobal('fetch', (url: string, { body, keepalive }: { body: FormData; keepalive?: boolean }) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    posts.push({ url: new URL(url, location.href).href, body, keepalive, respond: resolve });
    return promise;
  });
});

const twoLines: ScreenProps<'cart'> = {
  ...filledCart,
  cart: { ...filledCart.cart, lines: [lanternLine, keyLine] },
};
const page = (props: ScreenProps<'cart'>) => (
  <I18nextProvider i18n={i18nOf(locales[0])}>
    <ScreenNavigationProvider value={openPage}>
      <CartView {...props} />
    </ScreenNavigationProvider>
  </I18nextProvider>
);
const withQuantity = (quantity: number): ScreenProps<'cart'> => ({
  ...twoLines,
  cart: { ...twoLines.cart, lines: [{ ...lanternLine, quantity }, keyLine] },
});

const line = (name: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('link', { name }) !== null);
  if (!found) throw new Error(`No line "${name}".`);
  return within(found);
};
const lantern = () => line('Lantaarn Hoeve 31');
const key = () => line('Sleutel');
const quantities = () => posts.map(({ body }) => body.get('quantity'));

/** Types a quantity and confirms it with Enter. */
async function enter(field: HTMLElement, quantity: string) {
  await userEvent.clear(field);
  await userEvent.type(field, `${quantity}{Enter}`);
}
async function respond(index: number, result: object) {
  await waitFor(() => expect(posts.length).toBeGreaterThan(index));
  await act(async () => posts[index]?.respond(Response.json(result)));
}
const accept = (index: number, redirect = '/nl/winkelwagen') =>
  respond(index, { outcome: 'accepted', redirect });
const refuse = (index: number, { uid }: { readonly uid: string }, message: string) =>
  respond(index, { outcome: 'invalid', errors: { [uid]: [message] } });

test('A typed quantity is posted when the field loses the focus, without the pause', async () => {
  render(page(twoLines));
  const field = lantern().getByRole('spinbutton');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.blur(field, { relatedTarget: lantern().getByRole('button', { name: 'Aantal verhogen' }) });
  await act(async () => {});
  expect(posts).toHaveLength(0);
  fireEvent.blur(field);
  await act(async () => {});
  vi.useRealTimers();
  expect(quantities()).toEqual(['5']);
  expect(posts[0]?.body.get('uid')).toBe(lanternLine.uid);
});

test('A quantity that was typed before signing in again is posted, and replaces the old quantity of the cart', async () => {
  const message = 'Je was uitgelogd.';
  const restored: ScreenProps<'cart'> = {
    ...twoLines,
    posted: { outcome: 'invalid', errors: { '': [message] } },
    typed: { uid: lanternLine.uid, quantity: '5' },
  };
  const { rerender } = render(page(restored));
  expect(screen.getByText(message)).toBeVisible();
  await waitFor(() => expect(quantities()).toEqual(['5']));
  expect(posts[0]?.body.get('uid')).toBe(lanternLine.uid);
  await accept(0);
  await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith('/nl/winkelwagen'));
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  rerender(page(withQuantity(5)));
  expect(lantern().getByRole('spinbutton')).toHaveValue('5');
});

test.each<[string, Partial<ScreenProps<'cart'>>]>([
  ['a refused one', { posted: { outcome: 'invalid', errors: { [lanternLine.uid]: ['Er zijn er nog 4.'] } } }],
  ['one that got no response', { posted: { outcome: 'unreachable' } }],
  ['one that the cart has', { typed: { uid: lanternLine.uid, quantity: '2' } }],
])('A quantity that was sent without a script is not posted again: %s', async (_kind, shown) => {
  const typed = { uid: lanternLine.uid, quantity: '50' };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(page({ ...twoLines, typed, ...shown }));
  await act(async () => vi.advanceTimersByTime(1_000));
  vi.useRealTimers();
  expect(posts).toHaveLength(0);
});

test('A restored quantity that the shop refuses is posted once, and stays with its message', async () => {
  render(page({ ...twoLines, typed: { uid: lanternLine.uid, quantity: '50' } }));
  await waitFor(() => expect(posts).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () =>
    posts[0]?.respond(
      Response.json({ outcome: 'invalid', errors: { [lanternLine.uid]: ['Er zijn er nog 4.'] } }),
    ),
  );
  await act(async () => vi.advanceTimersByTime(1_000));
  vi.useRealTimers();
  expect(quantities()).toEqual(['50']);
  expect(lantern().getByRole('spinbutton')).toHaveValue('50');
  expect(lantern().getByText('Er zijn er nog 4.')).toBeVisible();
});

test('An emptied quantity shows the quantity of the cart again when the field loses the focus', async () => {
  render(page(twoLines));
  const field = lantern().getByRole('spinbutton');
  await userEvent.clear(field);
  expect(field).toHaveValue('');
  await userEvent.tab();
  expect(field).toHaveValue('');
  fireEvent.blur(document.activeElement ?? field);
  expect(field).toHaveValue('2');
  expect(posts).toHaveLength(0);
});

test('The buttons of a quantity are posted together, after the pause', async () => {
  render(page(twoLines));
  const more = lantern().getByRole('button', { name: 'Aantal verhogen' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(more);
  fireEvent.click(more);
  await act(async () => {});
  expect(posts).toHaveLength(0);
  await act(async () => vi.advanceTimersByTime(1_000));
  vi.useRealTimers();
  expect(quantities()).toEqual(['4']);
});

test('Enter posts a typed quantity at once, and only once', async () => {
  render(page(twoLines));
  const field = lantern().getByRole<HTMLInputElement>('spinbutton');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(field, { target: { value: '5' } });
  // Enter submits the form.
  if (field.form) fireEvent.submit(field.form);
  await act(async () => {});
  expect(quantities()).toEqual(['5']);
  await act(async () => posts[0]?.respond(Response.json({ outcome: 'accepted' })));
  await act(async () => vi.advanceTimersByTime(1_000));
  vi.useRealTimers();
  expect(quantities()).toEqual(['5']);
});

test('A typed quantity is posted when the page is replaced or closed', async () => {
  const { unmount } = render(page(twoLines));
  fireEvent.change(lantern().getByRole('spinbutton'), { target: { value: '5' } });
  unmount();
  await waitFor(() => expect(quantities()).toEqual(['5']));

  render(page(twoLines));
  fireEvent.change(lantern().getByRole('spinbutton'), { target: { value: '6' } });
  fireEvent.change(key().getByRole('spinbutton'), { target: { value: '2' } });
  window.dispatchEvent(new Event('pagehide'));
  // The last post does not wait for the responses to the earlier ones, which never arrive.
  await waitFor(() => expect(quantities()).toEqual(['5', '6', '2']));
  expect(posts.map(({ keepalive }) => keepalive)).toEqual([true, true, true]);
});

test('A navigation waits until the cart has the typed quantity, and the cart page does not interrupt it', async () => {
  render(page(twoLines));
  expect(finishPosts()).toBeUndefined();
  fireEvent.change(lantern().getByRole('spinbutton'), { target: { value: '5' } });
  const mayLeave = vi.fn<(mayLeave: boolean) => void>();
  void finishPosts()?.then(mayLeave);
  await waitFor(() => expect(quantities()).toEqual(['5']));
  expect(mayLeave).not.toHaveBeenCalled();
  await accept(0);
  await waitFor(() => expect(mayLeave).toHaveBeenCalledExactlyOnceWith(true));
  expect(openPage).not.toHaveBeenCalled();
});

test('A typed quantity is posted to the cart page after going back, when the address is that of the page before', async () => {
  history.replaceState(null, '', '/nl/winkelwagen?country=BE');
  const cart = location.href;
  render(page(twoLines));
  fireEvent.change(lantern().getByRole('spinbutton'), { target: { value: '5' } });
  history.replaceState(null, '', '/nl/lampen.html');
  void finishPosts();
  await waitFor(() => expect(quantities()).toEqual(['5']));
  expect(posts[0]?.url).toBe(cart);
});

test('A refused quantity keeps the visitor on the page, which shows the reason', async () => {
  render(page(twoLines));
  fireEvent.change(lantern().getByRole('spinbutton'), { target: { value: '50' } });
  const settled = finishPosts();
  await refuse(0, lanternLine, 'Er zijn er nog 4.');
  await expect(settled).resolves.toBe(false);
  expect(await lantern().findByText('Er zijn er nog 4.')).toBeVisible();
});

test('A quantity that is typed while the page loads is not replaced by the loaded one', async () => {
  const { rerender } = render(page(withQuantity(2)));
  await enter(lantern().getByRole('spinbutton'), '3');
  fireEvent.change(lantern().getByRole('spinbutton'), { target: { value: '4' } });
  await accept(0);
  rerender(page(withQuantity(3)));
  expect(lantern().getByRole('spinbutton')).toHaveValue('4');
  await accept(1);
  rerender(page(withQuantity(4)));
  expect(lantern().getByRole('spinbutton')).toHaveValue('4');
});

test('An accepted post followed by a refused one loads the page, and keeps the message about the removed line', async () => {
  render(page(twoLines));
  await userEvent.click(key().getByRole('button', { name: /verwijderen/ }));
  await enter(lantern().getByRole('spinbutton'), '50');
  await accept(0, '/nl/winkelwagen?removed=VV-KEY&quantity=1');
  await refuse(1, lanternLine, 'Er zijn er nog 4.');
  await waitFor(() =>
    expect(openPage).toHaveBeenCalledExactlyOnceWith('/nl/winkelwagen?removed=VV-KEY&quantity=1'),
  );
  expect(lantern().getByText('Er zijn er nog 4.')).toBeVisible();
});

test('A refused post followed by an accepted one keeps the refused quantity with its message', async () => {
  const { rerender } = render(page(twoLines));
  await enter(lantern().getByRole('spinbutton'), '50');
  await enter(key().getByRole('spinbutton'), '2');
  await refuse(0, lanternLine, 'Er zijn er nog 4.');
  await accept(1);
  await waitFor(() => expect(openPage).toHaveBeenCalledOnce());
  rerender(
    page({ ...twoLines, cart: { ...twoLines.cart, lines: [{ ...lanternLine, quantity: 4 }, keyLine] } }),
  );
  expect(lantern().getByRole('spinbutton')).toHaveValue('50');
  expect(lantern().getByText('Er zijn er nog 4.')).toBeVisible();

  await enter(lantern().getByRole('spinbutton'), '4');
  await accept(2);
  await waitFor(() => expect(screen.queryByText('Er zijn er nog 4.')).not.toBeInTheDocument());
});

test('Three posts in a row load the page once, with the message about the line that was removed first', async () => {
  render(page(twoLines));
  await userEvent.click(key().getByRole('button', { name: /verwijderen/ }));
  await enter(lantern().getByRole('spinbutton'), '3');
  await enter(lantern().getByRole('spinbutton'), '4');
  await accept(0, '/nl/winkelwagen?removed=VV-KEY&quantity=1');
  await accept(1);
  expect(openPage).not.toHaveBeenCalled();
  await accept(2);
  await waitFor(() =>
    expect(openPage).toHaveBeenCalledExactlyOnceWith('/nl/winkelwagen?removed=VV-KEY&quantity=1'),
  );
});

test('A line that is put back leaves no message that it was removed', async () => {
  render(page({ ...twoLines, removed: { sku: 'VV-LAMP', parentSku: undefined, quantity: 1 } }));
  await userEvent.click(key().getByRole('button', { name: /verwijderen/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Zet terug' }));
  await accept(0, '/nl/winkelwagen?removed=VV-KEY&quantity=1');
  await accept(1);
  await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith('/nl/winkelwagen'));
});

test('A quantity that could not be sent is replaced by that of the cart, so that the line agrees with its total', async () => {
  render(page(twoLines));
  const field = lantern().getByRole('spinbutton');
  await userEvent.click(lantern().getByRole('button', { name: 'Aantal verhogen' }));
  expect(field).toHaveValue('3');
  await respond(0, { outcome: 'unreachable' });
  await respond(1, { outcome: 'unreachable' });
  expect(await screen.findByText(/Dat is niet gelukt/)).toBeVisible();
  await waitFor(() => expect(field).toHaveValue('2'));

  // The next quantity is posted as usual, and the message disappears.
  await enter(field, '4');
  expect(field).toHaveValue('4');
  await accept(2);
  await waitFor(() => expect(screen.queryByText(/Dat is niet gelukt/)).not.toBeInTheDocument());
});

test('A quantity without a response is posted again, before a newer one, and the page is loaded', async () => {
  render(page(twoLines));
  const field = lantern().getByRole('spinbutton');
  await enter(field, '3');
  await enter(field, '4');
  await respond(0, { outcome: 'unreachable' });
  await accept(1);
  await accept(2);
  await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith('/nl/winkelwagen'));
  expect(quantities()).toEqual(['3', '3', '4']);
  expect(field).toHaveValue('4');
  expect(screen.queryByText(/Dat is niet gelukt/)).not.toBeInTheDocument();
});

test('A failed button is no longer reported after the next post', async () => {
  render(page(twoLines));
  await userEvent.click(key().getByRole('button', { name: /verwijderen/ }));
  await respond(0, { outcome: 'unreachable' });
  expect(await screen.findByText(/Dat is niet gelukt/)).toBeVisible();
  await enter(lantern().getByRole('spinbutton'), '3');
  await accept(1);
  await waitFor(() => expect(screen.queryByText(/Dat is niet gelukt/)).not.toBeInTheDocument());
});

test('A page whose quantity was accepted may reload again, and one with newer or refused input may not', async () => {
  render(page(twoLines));
  watchInput(() => undefined);
  expect(mustKeepPage()).toBe(false);
  await enter(lantern().getByRole('spinbutton'), '3');
  expect(mustKeepPage()).toBe(true);
  await accept(0);
  expect(mustKeepPage()).toBe(false);

  await enter(lantern().getByRole('spinbutton'), '50');
  await refuse(1, lanternLine, 'Er zijn er nog 4.');
  expect(mustKeepPage()).toBe(true);
  await enter(lantern().getByRole('spinbutton'), '4');
  fireEvent.change(lantern().getByRole('spinbutton'), { target: { value: '41' } });
  await accept(2);
  expect(mustKeepPage()).toBe(true);
});

test('The list of lines receives the focus after a line is put back, also in a cart that was empty', () => {
  const { cart: _cart, checkout: _checkout, missing: _missing, estimate: _estimate, ...rest } = twoLines;
  const removed = { sku: keyLine.sku, parentSku: undefined, quantity: 1 };
  for (const before of [
    { ...twoLines, removed },
    { ...rest, kind: 'empty' as const, categories: [], removed },
  ]) {
    const { rerender, unmount } = render(page(before));
    screen.getByRole('button', { name: 'Zet terug' }).focus();
    rerender(page(twoLines));
    expect(screen.getByRole('list', { name: 'Producten in je winkelwagen' })).toHaveFocus();
    unmount();
  }
});

test('The list of lines, or the text of an empty cart, receives the focus of a line that another tab has removed', () => {
  const { cart: _cart, checkout: _checkout, missing: _missing, estimate: _estimate, ...rest } = twoLines;
  const { rerender } = render(page(twoLines));
  key().getByRole('spinbutton').focus();
  rerender(page({ ...twoLines, cart: { ...twoLines.cart, lines: [lanternLine] } }));
  expect(screen.getByRole('list', { name: 'Producten in je winkelwagen' })).toHaveFocus();

  lantern().getByRole('spinbutton').focus();
  rerender(page({ ...rest, kind: 'empty', categories: [] }));
  expect(document.activeElement).toHaveTextContent('Er zit nog niets in je winkelwagen.');
  expect(document.body).not.toHaveFocus();
});
