import { expect, test } from 'vitest';
import { succeeded } from '#site/services/http';
import { placeOrder } from '../../../../site/services/shop/place-order.ts';
import type { SendForVisitor } from '../../../../site/services/shop/send-for-visitor.ts';

test.each([
  ['open-source', false],
  ['commerce', true],
] as const)('With the edition %s, an order selects the field errors: %s', async (edition, hasErrors) => {
  const texts: string[] = [];
  const placeOrderBy = {
    orderV2: null,
    errors: [{ code: 'CART_NOT_ACTIVE', message: 'The cart isn’t active.' }],
  };
  const send = (async ({ text }: { readonly text: string }) => {
    texts.push(text);
    return succeeded({ placeOrder: placeOrderBy });
  }) as SendForVisitor;
  expect(await placeOrder(send, 'cart', edition)).toMatchObject({ ok: false, reason: 'cart-gone' });
  expect(texts).toHaveLength(1);
  expect(/\berrors\s*\{/.test(texts[0] ?? '')).toBe(hasErrors);
});
