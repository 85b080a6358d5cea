import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { NO_CONSENT } from '#renderer/tracking/consent-state';
import { applyConsent } from '#site/analytics/consent';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { ScreenNavigationProvider } from '#site/pages/screen-navigation';
import type { ScreenProps } from '#site/pages/screens';
import { WishlistView } from '../../../../site/pages/wishlist/wishlist-view.tsx';
import { waitFor } from '../../../wait.ts';

type WishlistProps = ScreenProps<'wishlist'>;
type Item = Extract<WishlistProps, { readonly kind: 'items' }>['items'][number];

const lantern: Item = {
  id: 'first',
  sku: 'HOEVE-CLAY',
  parentSku: 'HOEVE',
  name: 'Lantaarn',
  href: '/nl/lantaarn.html?variant=HOEVE-CLAY',
  picture: undefined,
  options: [{ label: 'Kleur', value: 'Klei' }],
  quantity: 2,
  price: { amount: 189, currency: 'EUR', oldAmount: undefined },
  piecesLeft: undefined,
  state: 'buy',
};
const key: Item = { ...lantern, id: 'second', sku: 'KEY', parentSku: undefined, name: 'Sleutel' };
const common = {
  path: '/nl/verlanglijst',
  formToken: 'token',
  cart: '/nl/winkelwagen',
  signIn: undefined,
  removed: undefined,
  result: { moved: 0, kept: 0, isAdded: false },
  posted: undefined,
} as const;
const filled = (items: readonly Item[], result: WishlistProps['result'] = common.result): WishlistProps => ({
  ...common,
  kind: 'items',
  items,
  gone: [],
  result,
});

const openPage = vi.fn<(href: string) => Promise<void>>(async () => {});
const page = (props: WishlistProps) => (
  <I18nextProvider i18n={i18nOf(locales[0])}>
    <ScreenNavigationProvider value={openPage}>
      <WishlistView {...props} />
    </ScreenNavigationProvider>
  </I18nextProvider>
);
const row = (name: string) => {
  const found = screen.getByRole('heading', { name }).closest('li');
  if (!found) throw new Error(`No row has the name "${name}".`);
  return within(found);
};

test('A product that the shop does not sell any more has its number and a button that removes it', () => {
  render(page({ ...common, kind: 'items', items: [key], gone: ['LAMP-1'] }));
  const gone = row('Een product dat we niet meer verkopen');
  expect(gone.getByText('Artikelnummer LAMP-1')).toBeVisible();
  expect(gone.getAllByRole('button')).toEqual([
    gone.getByRole('button', { name: 'Product LAMP-1 verwijderen' }),
  ]);
});

test('Each state of an item has its buttons', () => {
  render(
    page(
      filled([
        lantern,
        { ...key, state: 'sold-out' },
        { ...key, id: 'third', name: 'Lamp', href: '/nl/lamp.html', state: 'choose' },
      ]),
    ),
  );
  expect(row('Lantaarn').getByRole('button', { name: 'In winkelwagen: Lantaarn' })).toBeVisible();
  expect(row('Sleutel').getByText('Uitverkocht')).toBeVisible();
  expect(row('Sleutel').getAllByRole('button')).toHaveLength(1);
  expect(row('Lamp').getByRole('link', { name: 'Kies een uitvoering van Lamp' })).toHaveAttribute(
    'href',
    '/nl/lamp.html',
  );
  // Only one item can be added, and it has a separate button.
  expect(screen.queryByRole('button', { name: 'Alles in winkelwagen' })).toBeNull();
});

test('An item that moves to the cart is posted and tracked, and its message receives the focus', async () => {
  const user = userEvent.setup();
  applyConsent({ ...NO_CONSENT, statistics: true });
  Reflect.deleteProperty(window, 'dataLayer');
  const posted: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: FormData }) => {
    posted.push(Object.fromEntries(body));
    return Response.json({ outcome: 'accepted', redirect: '/nl/verlanglijst?moved=1&kept=0' });
  });
  const { rerender } = render(page(filled([lantern, key])));
  await user.click(screen.getByRole('button', { name: 'In winkelwagen: Lantaarn' }));
  await waitFor(() => expect(openPage).toHaveBeenCalledExactlyOnceWith('/nl/verlanglijst?moved=1&kept=0'));
  expect(posted).toEqual([{ form_token: 'token', item: 'first', action: 'cart' }]);

  rerender(page(filled([key], { moved: 1, kept: 0, isAdded: false })));
  const message = screen.getByText('1 product ligt nu in je winkelwagen.');
  expect(message.closest('[role=status]')).not.toBeNull();
  expect(document.activeElement).toContainElement(message);
  expect(window.dataLayer?.at(-1)).toMatchObject({
    event: 'add_to_cart',
    ecommerce: { value: 378, items: [{ item_id: 'HOEVE', item_variant: 'HOEVE-CLAY', quantity: 2 }] },
  });
  applyConsent(NO_CONSENT);
});

test('The wishlist is busy while a form is pending, and keeps its items', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise);
  const { container } = render(page(filled([lantern, key])));
  const busy = () => container.querySelector('[aria-busy=true]');
  expect(busy()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'In winkelwagen: Lantaarn' }));
  expect(busy()).toContainElement(screen.getByRole('button', { name: 'In winkelwagen: Lantaarn' }));
  resolve(Response.json({ outcome: 'accepted', redirect: '/nl/verlanglijst' }));
  await waitFor(() => expect(busy()).toBeNull());
});

test('A removed item is no event, and a failed post has one message', async () => {
  Reflect.deleteProperty(window, 'dataLayer');
  const { rerender } = render(page(filled([lantern, key])));
  const removed = { sku: 'HOEVE-CLAY', parentSku: 'HOEVE', quantity: 2 };
  rerender(page({ ...filled([key]), removed }));
  expect(screen.getByRole('button', { name: 'Zet terug' })).toBeVisible();
  expect(window.dataLayer).toBeUndefined();

  const user = userEvent.setup();
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await user.click(screen.getByRole('button', { name: 'Sleutel verwijderen' }));
  expect(await screen.findByText('Dat is niet gelukt. Probeer het zo nog eens.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Zet terug' })).toBeNull();
  expect(row('Sleutel').getByRole('button', { name: 'Sleutel verwijderen' })).toBeVisible();
});

test('The list receives the focus after an item is put back', () => {
  const removed = { sku: key.sku, parentSku: undefined, quantity: 1 };
  const { rerender } = render(page({ ...filled([lantern]), removed }));
  screen.getByRole('button', { name: 'Zet terug' }).focus();
  rerender(page(filled([lantern, key])));
  expect(screen.getByRole('list', { name: 'Producten op je verlanglijst' })).toHaveFocus();
});
