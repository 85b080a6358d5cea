import { expect, test } from 'vitest';
import { placeOrderReason } from '../../../../site/services/shop/wire-checkout-refusals.ts';

test.each([
  'Some of the products are out of stock.',
  'Could not update the product with SKU VV-BATTERY: Not enough items for sale',
  'The requested qty is not available',
  'Not all of your products are available in the requested quantity.',
])('An order is refused because of the stock if the shop says “%s”', (message) => {
  const refusal = {
    kind: 'refused' as const,
    message: `Unable to place order: ${message}`,
    code: 'UNABLE_TO_PLACE_ORDER',
    category: 'graphql-input',
    status: undefined,
  };
  expect(placeOrderReason(refusal)).toBe('out-of-stock');
});
