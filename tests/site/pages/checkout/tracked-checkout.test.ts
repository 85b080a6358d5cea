import { describe, expect, test } from 'vitest';
import type { ShownPage } from '../../visitor.ts';
import {
  createVisitor,
  dutchAddress,
  EMAIL,
  openReview,
  reachReview,
  shareCheckoutSite,
} from './checkout-visitor.ts';

/** Returns the first value of a name in the props of the screens of a page. */
function propOf(page: ShownPage, name: string): unknown {
  const islands: unknown = JSON.parse(page.document.querySelector('#islands')?.textContent ?? 'null');
  const queue: unknown[] = [islands];
  for (const value of queue) {
    if (typeof value !== 'object' || value === null) continue;
    if (name in value) return Reflect.get(value, name);
    queue.push(...Object.values(value));
  }
  return undefined;
}

const CONFIRMATION = '/nl/bestellen/bedankt';

const sharedSite = shareCheckoutSite();

/** Orders a product as a guest. */
async function placeOrder() {
  const site = sharedSite();
  const visitor = createVisitor(site);
  const cartId = await visitor.fillCart('VV-BATTERY');
  const confirmation = await visitor.submit(await openReview(visitor, cartId), { terms_1: 'on' });
  const number = /Je bestelnummer is (\d{9})/.exec(confirmation.text)?.[1] ?? '';
  return { site, visitor, cartId, number, formToken: String(propOf(confirmation, 'formToken')) };
}

describe('The events of a checkout', () => {
  test('have the lines of the cart, the chosen delivery and payment, and later the order', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const cartId = await visitor.fillCart('VV-BATTERY');
    await visitor.ask(
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "VV-HOEVE-31-CLAY", parent_sku: "VV-HOEVE-31", quantity: 2 }]) { cart { id } user_errors { message } } }',
      { id: cartId },
    );

    const contact = await visitor.open('/nl/bestellen');
    const begun = propOf(contact, 'tracked');
    const unitPrice = { value: expect.any(Number), currency: 'EUR' };
    const name = expect.any(String);
    const lines = [
      { sku: 'VV-BATTERY', name, quantity: 1, unitPrice },
      { sku: 'VV-HOEVE-31-CLAY', parentSku: 'VV-HOEVE-31', name, quantity: 2, unitPrice },
    ];
    expect(begun).toMatchObject({ key: expect.stringMatching(/^[\w-]{16}$/), lines });
    expect(JSON.stringify(begun)).not.toContain(cartId);
    const review = await reachReview(visitor);
    const finished = propOf(review, 'tracked');
    expect(finished).toEqual({
      ...Object(begun),
      shippingTier: 'tablerate/bestway',
      paymentType: 'banktransfer',
    });

    const confirmation = await visitor.submit(review, { terms_1: 'on' });
    const number = /Je bestelnummer is (\d{9})/.exec(confirmation.text)?.[1];
    expect(propOf(confirmation, 'purchase')).toEqual({
      number,
      coupon: undefined,
      lines: Object(begun).lines,
      tax: expect.any(Number),
      shipping: expect.any(Number),
    });
  });

  test('have the discount of the coupon on one piece, in the cart, the checkout and the order', async () => {
    const visitor = createVisitor(sharedSite());
    const cartId = await visitor.fillCart('VV-BATTERY');
    await visitor.ask(
      'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "AVOND10" }) { cart { id } } }',
      { id: cartId },
    );
    const tenth = (lines: unknown) => {
      const [{ unitPrice, discount }] = Object(lines);
      expect(discount).toBeCloseTo(unitPrice.value / 10, 2);
    };
    tenth(propOf(await visitor.open('/nl/winkelwagen'), 'lines'));
    const review = await reachReview(visitor);
    expect(propOf(review, 'tracked')).toMatchObject({ coupon: 'AVOND10' });
    tenth(Object(propOf(review, 'tracked')).lines);
    const purchase = Object(propOf(await visitor.submit(review, { terms_1: 'on' }), 'purchase'));
    expect(purchase.coupon).toBe('AVOND10');
    tenth(purchase.lines);
  });

  test('contain an order whose number was lost, once the guest has found it by its number', async () => {
    const site = sharedSite();
    const other = createVisitor(site);
    await other.fillCart('VV-BATTERY');
    const earlier = await other.submit(await reachReview(other), { terms_1: 'on' });
    const earlierNumber = Number(/Je bestelnummer is (\d{9})/.exec(earlier.text)?.[1]);
    const visitor = createVisitor(site);
    await visitor.fillCart('VV-BATTERY');
    const review = await reachReview(visitor);
    site.faults.set('PlaceOrder', 'lost');
    const lost = await visitor.submit(review, { terms_1: 'on' });
    expect(propOf(lost, 'purchase')).toBeUndefined();

    const number = String(earlierNumber + 1).padStart(9, '0');
    const found = await visitor.openAndSubmit('/nl/mijn-account/bestelling-opzoeken', 'find', {
      number,
      email: EMAIL,
      lastName: dutchAddress.shipping_lastName,
    });

    expect(found.path).toBe('/nl/bestellen/bedankt');
    expect(found.text).toContain(`Je bestelnummer is ${number}`);
    expect(propOf(found, 'purchase')).toMatchObject({ number });
  });

  test('contain the order until the browser has reported that its purchase was sent', async () => {
    const { visitor, number, formToken } = await placeOrder();
    const reloaded = await visitor.open(CONFIRMATION);
    expect(propOf(reloaded, 'purchase')).toMatchObject({ number });

    const reported = await visitor.post(CONFIRMATION, { form_token: formToken, reported: number });
    expect(reported.status).toBe(303);

    const shown = await visitor.open(CONFIRMATION);
    expect(shown.text).toContain(`Je bestelnummer is ${number}`);
    expect(propOf(shown, 'purchase')).toBeUndefined();

    await visitor.fillCart('VV-BATTERY');
    const next = await visitor.submit(await reachReview(visitor), { terms_1: 'on' });
    expect(propOf(next, 'purchase')).toEqual(
      expect.objectContaining({ number: expect.not.stringMatching(number) }),
    );
  });

  test('still contain the order after a report of another order, without a form token, or from another origin', async () => {
    const { site, visitor, number, formToken } = await placeOrder();
    const other = String(Number(number) + 1).padStart(9, '0');

    const wrong = await visitor.post(CONFIRMATION, { form_token: formToken, reported: other });
    const nameless = await visitor.post(CONFIRMATION, { form_token: formToken });
    const forged = await visitor.post(CONFIRMATION, { form_token: 'forged', reported: number });
    const tokenless = await visitor.post(CONFIRMATION, { reported: number });
    const foreign = await site.post(
      CONFIRMATION,
      new URLSearchParams({ form_token: formToken, reported: number }),
      {
        cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
        origin: 'https://other.example.test',
      },
    );

    expect([wrong, nameless, forged, tokenless].map(({ status }) => status)).toEqual([422, 422, 422, 422]);
    expect(foreign.status).toBe(403);
    expect(foreign.headers.getSetCookie()).toEqual([]);
    expect(propOf(await visitor.open(CONFIRMATION), 'purchase')).toMatchObject({ number });
  });

  test('do not contain a reported order again when the session still has its cart', async () => {
    const { visitor, number, cartId } = await placeOrder();
    const orderAttempt = { cartId, email: EMAIL };
    await visitor.setSession({ orderAttempt, lastOrder: { number } });
    expect(propOf(await visitor.open(CONFIRMATION), 'purchase')).toMatchObject({ number });

    await visitor.setSession({ orderAttempt, lastOrder: { number, isReported: true } });
    const shown = await visitor.open(CONFIRMATION);

    expect(shown.text).toContain(`Je bestelnummer is ${number}`);
    expect(propOf(shown, 'purchase')).toBeUndefined();
  });
});
