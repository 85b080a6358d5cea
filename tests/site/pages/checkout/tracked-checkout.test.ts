import { describe, expect, test } from 'vitest';
import type { ShownPage } from '../../visitor.ts';
import { createVisitor, dutchAddress, EMAIL, reachReview, runCheckoutSite } from './checkout-visitor.ts';

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

describe('The events of a checkout', { timeout: 60_000 }, () => {
  test('have the lines of the cart, the chosen delivery and payment, and later the order', async () => {
    const site = await runCheckoutSite();
    const visitor = createVisitor(site);
    const cartId = await visitor.fillCart('VV-BATTERY');
    await visitor.ask(
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "VV-HOEVE-31-CLAY", parent_sku: "VV-HOEVE-31", quantity: 2 }]) { cart { id } user_errors { message } } }',
      { id: cartId },
    );

    const contact = await visitor.open('/nl/bestellen');
    const begun = propOf(contact, 'tracked');
    const unitPrice = { amount: expect.any(Number), currency: 'EUR' };
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

  test('contain an order whose number was lost, once the guest has found it by its number', async () => {
    const site = await runCheckoutSite();
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
});
