import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setTrackingAllowed } from '../../../../renderer/tracking/event-queue.ts';
import type { ProductCardProps } from '../../../../site/pages/shop/product-card.tsx';
import { useTrackedList } from '../../../../site/pages/shop/use-tracked-list.ts';

const card = (sku: string, value: number): ProductCardProps => ({
  sku,
  name: `Lamp ${sku}`,
  href: `#${sku}`,
  picture: undefined,
  price: { value, currency: 'EUR' },
  hasPriceRange: false,
});
const cards = [card('ONE', 10), { ...card('TWO', 20.1), regularPrice: 30.4 }];
const items = [
  { item_id: 'ONE', item_name: 'Lamp ONE', price: 10, index: 0 },
  { item_id: 'TWO', item_name: 'Lamp TWO', price: 20.1, discount: 10.3, index: 1 },
];

type ListProps = { readonly shown: readonly ProductCardProps[]; readonly firstIndex?: number };

function List({ shown, firstIndex = 0 }: ListProps) {
  const list = useTrackedList({ id: '/nl/lampen.html', cards: shown, firstIndex });
  return (
    <ul ref={list}>
      {shown.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a> <b>text</b>
        </li>
      ))}
    </ul>
  );
}

const events = () => window.dataLayer?.filter((entry) => 'event' in entry) ?? [];

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  setTrackingAllowed(true);
});
afterEach(() => setTrackingAllowed(false));

test('A list sends its products once, and again if it shows others', () => {
  const { rerender } = render(<List shown={cards} />);
  const view = (shown: readonly object[]) => ({
    event: 'view_item_list',
    ecommerce: { item_list_id: '/nl/lampen.html', currency: 'EUR', items: shown },
  });
  expect(events()).toEqual([view(items)]);
  rerender(<List shown={cards} />);
  expect(events()).toHaveLength(1);
  rerender(<List shown={cards.slice(0, 1)} />);
  expect(events().slice(1)).toEqual([view(items.slice(0, 1))]);
});

test('A followed product is sent with its position, and a press beside the links is not', async () => {
  render(<List shown={cards} />);
  await userEvent.click(screen.getByRole('link', { name: 'Lamp TWO' }));
  const [, select] = events();
  expect(select).toEqual({
    event: 'select_item',
    ecommerce: { item_list_id: '/nl/lampen.html', currency: 'EUR', items: items.slice(1) },
  });
  const [text] = screen.getAllByText('text');
  if (text) await userEvent.click(text);
  expect(events()).toHaveLength(2);
});

test('The positions on the second page of a list continue those of the first page', async () => {
  render(<List shown={cards} firstIndex={24} />);
  await userEvent.click(screen.getByRole('link', { name: 'Lamp TWO' }));
  expect(events()).toMatchObject([
    { event: 'view_item_list', ecommerce: { items: [{ index: 24 }, { index: 25 }] } },
    { event: 'select_item', ecommerce: { items: [{ item_id: 'TWO', index: 25 }] } },
  ]);
});

test('An empty list sends nothing', () => {
  render(<List shown={[]} />);
  expect(events()).toEqual([]);
});
