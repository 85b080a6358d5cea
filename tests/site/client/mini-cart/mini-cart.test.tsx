import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test, vi } from 'vitest';
import { MiniCart } from '#site/client/mini-cart';
import { findLocale, type LocaleCode, locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { filledCart, keyLine, lanternLine } from '../../../../stories/site/cart-fixtures.ts';

type ShownMiniCart = Partial<ComponentProps<typeof MiniCart>> & { readonly code?: LocaleCode };

function show({ code = 'nl', ...props }: ShownMiniCart = {}) {
  const onClose = vi.fn<() => void>();
  render(
    <I18nextProvider i18n={i18nOf(findLocale(code) ?? locales[0])}>
      <MiniCart
        open
        onClose={onClose}
        cart={filledCart}
        isLoading={false}
        isAdded={false}
        cartHref="/nl/winkelwagen"
        onSubmit={(event) => event.preventDefault()}
        {...props}
      />
    </I18nextProvider>,
  );
  return onClose;
}
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

test('The mini cart shows a line with its options, quantity and total, and the subtotal', () => {
  show();
  const line = screen.getByRole('listitem');
  expect(within(line).getByRole('link', { name: 'Lantaarn Hoeve 31' })).toHaveAttribute(
    'href',
    lanternLine.href,
  );
  expect(plain(line.textContent)).toContain('Kleur: Klei');
  expect(plain(line.textContent)).toContain('Aantal: 2');
  expect(plain(line.textContent)).toContain('€ 378');
  expect(screen.getByText('Subtotaal').parentElement).toHaveTextContent(/378/);
  expect(screen.getByRole('link', { name: 'Verder naar bestellen' })).toHaveAttribute(
    'href',
    '/nl/bestellen',
  );
  expect(screen.getByRole('link', { name: 'Bekijk je winkelwagen' })).toHaveAttribute(
    'href',
    '/nl/winkelwagen',
  );
});

test('The mini cart announces that something was added once the cart is loaded', async () => {
  show({ isAdded: true });
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(await screen.findByText('Toegevoegd aan je winkelwagen.')).toBe(screen.getByRole('status'));
});

test('The mini cart shows the added product first, and the other lines in the order of the cart', () => {
  const lines = ['Eerst', 'Daarna', 'Net toegevoegd', 'Later'].map((name) => ({
    ...keyLine,
    uid: name,
    sku: name,
    name,
  }));
  const cart = { ...filledCart, cart: { ...filledCart.cart, lines } };
  show({ cart, isAdded: true, addedSku: 'Net toegevoegd' });
  const names = screen.getAllByRole('listitem').map((line) => within(line).getByRole('link').textContent);
  expect(names).toEqual(['Net toegevoegd', 'Eerst', 'Daarna', 'Later']);
});

test('The mini cart calls a free product free', () => {
  const lines = [{ ...keyLine, total: { ...keyLine.total, value: 0 } }];
  show({ cart: { ...filledCart, cart: { ...filledCart.cart, lines } } });
  expect(within(screen.getByRole('listitem')).getByText('Gratis')).toBeVisible();
});

test('The mini cart announces nothing when it is opened by the header', async () => {
  show();
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('The mini cart has no link to the checkout while a line cannot be ordered', () => {
  const lines = [{ ...lanternLine, problem: 'sold-out' } as const];
  show({ cart: { ...filledCart, cart: { ...filledCart.cart, lines, canOrder: false } } });
  expect(screen.getByText('Uitverkocht. Verwijder dit product voor je bestelt.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Verder naar bestellen' })).not.toBeInTheDocument();
});

test('A line of the mini cart posts the forms of the cart page', async () => {
  const user = userEvent.setup();
  const posts: Record<string, FormDataEntryValue>[] = [];
  show({
    onSubmit(event) {
      event.preventDefault();
      posts.push(Object.fromEntries(new FormData(event.currentTarget, event.nativeEvent.submitter)));
    },
  });
  await user.click(screen.getByRole('button', { name: 'Aantal verhogen' }));
  await user.click(screen.getByRole('button', { name: 'Aantal verlagen' }));
  await user.click(screen.getByRole('button', { name: 'Lantaarn Hoeve 31, Klei verwijderen' }));
  const common = { form_token: 'token', uid: lanternLine.uid };
  expect(posts).toEqual([
    { ...common, quantity: '3' },
    { ...common, quantity: '1' },
    { ...common, action: 'remove' },
  ]);
});

test('The mini cart announces a removed line and focuses the button that adds it again', async () => {
  const removed = { sku: lanternLine.sku, parentSku: lanternLine.parentSku, quantity: 2 };
  show({ cart: { ...filledCart, kind: 'empty', categories: [], removed } });
  expect(await screen.findByText('Uit je winkelwagen gehaald.')).toBe(screen.getByRole('status'));
  const undo = screen.getByRole('button', { name: 'Zet terug' });
  expect(undo).toHaveFocus();
  const form = undo.closest('form');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    form_token: 'token',
    action: 'undo',
    removed: lanternLine.sku,
    parent: lanternLine.parentSku,
    quantity: '2',
  });
});

test('The mini cart alerts about a refused quantity at its line, and about a failed post', () => {
  const errors = { [lanternLine.uid]: ['Er zijn er nog 2.'] };
  show({ errors });
  expect(within(screen.getByRole('listitem')).getByRole('alert')).toHaveTextContent('Er zijn er nog 2.');
  show({ hasFailed: true });
  expect(screen.getByText('Dat is niet gelukt. Probeer het zo nog eens.')).toHaveAttribute('role', 'alert');
});

test('An empty mini cart suggests categories', () => {
  const categories = [{ label: 'Lampen', href: '/nl/lampen.html' }];
  show({ cart: { ...filledCart, kind: 'empty', categories } });
  expect(screen.getByText('Er zit nog niets in je winkelwagen. Kijk eens rond.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Lampen' })).toHaveAttribute('href', '/nl/lampen.html');
});

test('A mini cart that cannot be loaded links to the cart page', () => {
  show({ cart: { kind: 'unavailable' }, code: 'en-UK', cartHref: '/en-UK/basket' });
  expect(screen.getByText('We cannot show your basket right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View your basket' })).toHaveAttribute('href', '/en-UK/basket');
});

test('A followed link closes the mini cart, and a link in a new tab does not', async () => {
  const user = userEvent.setup();
  const onClose = show();
  const link = screen.getByRole('link', { name: 'Bekijk je winkelwagen' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(link);
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  { state: 'filled', props: { isAdded: true } },
  { state: 'loading', props: { cart: undefined, isLoading: true } },
  { state: 'unavailable', props: { cart: { kind: 'unavailable' } } },
] as const)('A $state mini cart passes axe', async ({ props }) => {
  show(props);
  const { violations } = await axe.run(screen.getByRole('dialog'));
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
