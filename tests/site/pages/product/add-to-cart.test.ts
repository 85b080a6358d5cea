import { expect, test } from 'vitest';
import { defaultLocale } from '#site/i18n/locale';
import { createCartChanges } from '../../../../site/pages/cart/cart-changes.ts';
import { addToCart } from '../../../../site/pages/product/add-to-cart.ts';
import { createFakeSession } from '../../fake-session.ts';
import { shopProduct } from './shop-product.ts';

const visitor = {
  locale: defaultLocale,
  session: createFakeSession(),
  signal: AbortSignal.timeout(60_000),
  services: {
    cartChanges: createCartChanges(),
    shop: {
      forVisitor(): never {
        throw new Error('The shop is not asked.');
      },
    },
  },
};

test.each([
  ['with the stock', 3, '4', 'There are 3 left. Choose a smaller quantity.'],
  ['with the limit of the form, if the stock is larger', 120, '110', 'Choose a quantity from 1 to 99.'],
  [
    'with the limit of the form, if the stock is not low',
    undefined,
    '100',
    'Choose a quantity from 1 to 99.',
  ],
])('A quantity that is too large is refused %s', async (_, piecesLeft, quantity, message) => {
  const { sku } = shopProduct;
  const result = await addToCart({ sku, quantity, key: '' }, { ...shopProduct, piecesLeft }, visitor);
  expect(result).toEqual({ outcome: 'invalid', errors: { quantity: [message] } });
});
