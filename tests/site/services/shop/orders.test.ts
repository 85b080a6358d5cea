import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import type { Visitor } from '../../../contract/shop/cart-calls.ts';
import { registerAndSignIn } from '../../../contract/shop/customer-steps.ts';
import { orderableCart, orderAsCustomer, placeOrder } from '../../../contract/shop/order-calls.ts';
import { shop, useShop } from '../../../contract/shop/shop-system.ts';

useShop();

const BATTERY = { sku: 'VV-BATTERY', quantity: 2 };

function ordersFor({ token, store = 'eu_nl' }: Visitor = {}) {
  const warnings: string[] = [];
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  const { url } = shop();
  const connection = createShop({ baseUrl: url, mediaUrl: `${url}/media`, log, cache: createCache({ log }) });
  return { orders: connection.forVisitor({ store, token }).orders, warnings };
}

test('The orders of a customer are in pages, the newest first', async () => {
  const { token } = await registerAndSignIn();
  const [first, second] = [
    await orderAsCustomer([BATTERY], { token }),
    await orderAsCustomer([BATTERY], { token }),
  ];
  const { orders } = ordersFor({ token });

  expect(await orders.list({ page: 1, pageSize: 1 })).toMatchObject({
    ok: true,
    value: { total: 2, page: 1, pageCount: 2, orders: [{ number: second.number, status: 'Pending' }] },
  });
  expect(await orders.list({ page: 2, pageSize: 1 })).toMatchObject({
    value: {
      orders: [
        {
          number: first.number,
          deliveryName: expect.stringContaining(' - '),
          shippingAddress: { city: 'Utrecht' },
          lines: [{ quantity: 2 }],
        },
      ],
    },
  });
  expect(await orders.list({ page: 3, pageSize: 1 })).toEqual({ ok: false, reason: 'no-such-page' });
});

test('An order has its lines, amounts and addresses, and only its customer reads it', async () => {
  const { token, email } = await registerAndSignIn();
  const { number } = await orderAsCustomer([BATTERY], { token });
  const { orders } = ordersFor({ token });

  const order = await orders.get(number);
  if (!order.ok) throw new Error(order.reason);
  expect(order.value).toMatchObject({
    number,
    email,
    lines: [{ sku: 'VV-BATTERY', quantity: 2 }],
    payments: [{ code: 'banktransfer' }],
    shippingAddress: { city: 'Utrecht', countryCode: 'NL' },
    billingAddress: { company: 'Veld BV', vatId: 'NL001' },
    canCancel: true,
    canReorder: true,
  });
  const { subtotal, shipping, grandTotal, tax, taxes } = order.value.totals;
  expect(taxes).toEqual([{ label: expect.stringMatching(/^btw 21\s?%$/), amount: tax }]);
  expect(subtotal.withTax.value + (shipping?.withTax.value ?? 0)).toBeCloseTo(grandTotal.value, 2);

  const other = await registerAndSignIn();
  expect(await ordersFor(other).orders.get(number)).toEqual({ ok: false, reason: 'not-found' });
  expect(await ordersFor().orders.get(number)).toEqual({ ok: false, reason: 'signed-out' });
});

test('The order of a guest is found by all three values or by its token, and a wrong value is no warning', async () => {
  const placed = await placeOrder(await orderableCart([BATTERY], { email: 'noor@example.test' }));
  const { orders, warnings } = ordersFor();
  const key = { number: placed.number, email: 'noor@example.test', lastName: 'Veld' };

  expect(await orders.findGuestOrder(key)).toMatchObject({ ok: true, value: { number: placed.number } });
  expect(await orders.findGuestOrderByToken(placed.token)).toMatchObject({
    value: { number: placed.number },
  });
  expect(await orders.findGuestOrder({ ...key, lastName: 'Vonk' })).toEqual({
    ok: false,
    reason: 'not-found',
  });
  const { token } = await registerAndSignIn();
  const own = await orderAsCustomer([BATTERY], { token });
  expect(await orders.findGuestOrderByToken(own.token)).toEqual({ ok: false, reason: 'sign-in' });
  expect(warnings).toEqual([]);
});

test('A customer orders again, and cancels an order once', async () => {
  const { token } = await registerAndSignIn();
  const { id, number } = await orderAsCustomer([BATTERY], { token });
  const { orders } = ordersFor({ token });

  expect(await orders.reorder({ number, lines: [] })).toMatchObject({ ok: true, value: { problems: [] } });
  expect(await orders.reorder({ number: '000999999', lines: [] })).toEqual({
    ok: false,
    reason: 'not-found',
  });
  expect(await orders.cancel(id, 'No reason')).toEqual({ ok: false, reason: 'invalid-reason' });
  const reasons = await orders.cancellationReasons();
  const [reason = ''] = reasons.ok ? reasons.value : [];
  expect(await orders.cancel(id, reason)).toEqual({ ok: true, value: undefined });
  expect(await orders.cancel(id, reason)).toEqual({ ok: false, reason: 'not-allowed' });
});

test('The time of an order does not depend on the time zone of its store', async () => {
  for (const [store, country] of [
    ['eu_nl', 'NL'],
    ['us_en', 'US'],
  ] as const) {
    const cart = await orderableCart([BATTERY], { country, visitor: { store } });
    const { token, order_date: local, created_at: utc } = await placeOrder(cart, { store });
    expect(local).not.toBe(utc);
    const found = await ordersFor({ store }).orders.findGuestOrderByToken(token);
    expect(found.ok && found.value.placedAt).toEqual(new Date(`${utc.replace(' ', 'T')}Z`));
  }
});
