import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productAttributes } from '#renderer/tracking/product-attributes';
import { locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { setTrackingAllowed } from '../../../renderer/tracking/event-queue.ts';
import { trackProductLists } from '../../../site/client/track-product-lists.ts';
import { RelatedProducts } from '../../../site/pages/product/related-products.tsx';
import type { ProductCardProps } from '../../../site/pages/shop/product-card.tsx';

const card = (sku: string, value: number): ProductCardProps => ({
  sku,
  name: `Lamp “${sku}” & co`,
  href: `#${sku}`,
  picture: undefined,
  price: { value, currency: 'EUR' },
  hasPriceRange: false,
});
const cards = [card('ONE', 10), { ...card('TWO', 20.1), regularPrice: 30.4 }];
const items = [
  { item_id: 'ONE', item_name: 'Lamp “ONE” & co', price: 10, index: 0 },
  { item_id: 'TWO', item_name: 'Lamp “TWO” & co', price: 20.1, discount: 10.3, index: 1 },
];
const viewed = {
  event: 'view_item_list',
  ecommerce: { item_list_id: 'related-products', currency: 'EUR', items },
};

/** Makes an observed element visible. jsdom has no `IntersectionObserver`. */
let show: (target: Element) => void;
const observed = new Set<Element>();

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  setTrackingAllowed(true);
  observed.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly object[]) => void) {
        show = (target) => callback([{ target, isIntersecting: true }]);
      }
      observe = (target: Element) => void observed.add(target);
      unobserve = (target: Element) => void observed.delete(target);
      disconnect = () => observed.clear();
    },
  );
});
afterEach(() => {
  setTrackingAllowed(false);
  vi.unstubAllGlobals();
});

const events = () => window.dataLayer?.filter((entry) => 'event' in entry) ?? [];

function renderPage() {
  const { container } = render(
    <I18nextProvider i18n={i18nOf(locales[0])}>
      <RelatedProducts cards={cards} />
    </I18nextProvider>,
  );
  trackProductLists(container);
  return container;
}

function shownSection() {
  const [section] = observed;
  if (!section) throw new Error('No section is observed.');
  return section;
}

test('A list that is not hydrated sends its products when it comes into view, once', async () => {
  const main = renderPage();
  expect(events()).toEqual([]);
  show(shownSection());
  expect(events()).toEqual([viewed]);
  main.append(document.createElement('p'));
  await waitFor(() => expect(observed.size).toBe(0));
  expect(events()).toEqual([viewed]);
});

test('A list of the next page sends its products too', async () => {
  const main = renderPage();
  show(shownSection());
  const next = document.createElement('section');
  next.dataset['section'] = 'content-cards';
  const product = document.createElement('div');
  const { 'data-product': value } = productAttributes({
    sku: 'THREE',
    name: 'Lamp',
    price: 5,
    currency: 'USD',
  });
  product.dataset['product'] = value ?? '';
  next.append(product);
  main.append(next);
  await waitFor(() => expect([...observed]).toEqual([next]));
  show(next);
  expect(events().at(-1)).toEqual({
    event: 'view_item_list',
    ecommerce: {
      item_list_id: 'content-cards',
      currency: 'USD',
      items: [{ item_id: 'THREE', item_name: 'Lamp', price: 5, index: 0 }],
    },
  });
});

test('A followed product is sent with its position', async () => {
  renderPage();
  await userEvent.click(screen.getByRole('link', { name: 'Lamp “TWO” & co' }));
  expect(events()).toEqual([
    {
      event: 'select_item',
      ecommerce: { item_list_id: 'related-products', currency: 'EUR', items: items.slice(1) },
    },
  ]);
});
