import { describe, expect, test } from 'vitest';
import { createVisitor, openReview, runCheckoutSite } from './checkout-visitor.ts';

const ORDERED = /Je bestelnummer is (\d{9})/;
const CHANGED = 'Je bestelling is intussen veranderd. Bekijk het overzicht en bestel daarna opnieuw.';
const PROBLEM = 'Sommige producten in je winkelwagen kun je niet bestellen.';
/** Its special price of € 99 ends on 31 January. Afterwards it costs € 129. */
const PATH_LIGHT = 'VV-PAAL-NIGHT';
const LAMP = 'VV-BERM-2-OAT';
const stockOf = (sku: string, quantity: number) =>
  `UPDATE product_stock SET quantity = ${quantity} WHERE product_id = (SELECT id FROM product WHERE sku = '${sku}')`;

/** Fills a cart on a day of the shop and goes to the review. */
async function reviewOf(sku: string, { quantity = 1, day = '2026-11-21', coupon = '' } = {}) {
  const site = await runCheckoutSite();
  site.setShopDay(day);
  const visitor = createVisitor(site);
  const cartId = await visitor.fillCart(sku, quantity);
  if (coupon !== '')
    await visitor.ask(
      'mutation ($id: String!, $coupon: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: $coupon }) { cart { id } } }',
      { id: cartId, coupon },
    );
  return { site, visitor, cartId, review: await openReview(visitor, cartId) };
}

const placed = (operations: readonly string[]) => operations.filter((name) => name === 'PlaceOrder').length;

describe('An order that changes while the review is open', () => {
  test('is shown with its new price, and must be confirmed again', async () => {
    const { site, visitor, review } = await reviewOf(PATH_LIGHT, { day: '2026-01-31' });
    expect(review.text).toContain('€ 99');
    site.setShopDay('2026-02-01');

    const asked = await visitor.submit(review, { terms_1: 'on' });

    expect(asked.status).toBe(422);
    expect(asked.text).toContain(CHANGED);
    expect(asked.text).toContain('€ 129');
    expect(placed(site.operations)).toBe(0);
    expect((await visitor.submit(asked, { terms_1: 'on' })).text).toMatch(ORDERED);
  });

  test('is shown without the coupon that has expired, and must be confirmed again', async () => {
    const { site, visitor, review } = await reviewOf(LAMP, { day: '2026-09-21', coupon: 'ZOMER15' });
    expect(review.text).toContain('Korting');
    site.setShopDay('2026-09-22');

    const asked = await visitor.submit(review, { terms_1: 'on' });

    expect(asked.text).toContain(CHANGED);
    expect(asked.text).not.toContain('Korting');
    expect(placed(site.operations)).toBe(0);
    expect((await visitor.submit(asked, { terms_1: 'on' })).text).toMatch(ORDERED);
  });

  test('is shown again if another tab changes it to a pickup for the same price', async () => {
    const { site, visitor, review } = await reviewOf('VV-BATTERY');
    const shipping = await visitor.open('/nl/bestellen/bezorging');
    await visitor.submit(shipping, { method: 'instore/pickup', location: 'utrecht' });

    const asked = await visitor.submit(review, { terms_1: 'on' });

    expect(asked.status).toBe(422);
    expect(asked.text).toContain(CHANGED);
    expect(placed(site.operations)).toBe(0);
  });

  test.each([
    { left: 1, problem: 'Niet zoveel op voorraad' },
    { left: 0, problem: 'Uitverkocht' },
  ])(
    'shows the problem with $left pieces in stock, and can be placed after a change of the stock',
    async ({ left, problem }) => {
      const { site, visitor, review } = await reviewOf(LAMP, { quantity: 2 });
      site.changeShop(stockOf(LAMP, left));

      const asked = await visitor.submit(review, { terms_1: 'on' });

      expect(asked.status).toBe(422);
      expect(asked.text).toContain(PROBLEM);
      expect(asked.text).toContain(problem);
      expect(asked.main.querySelector('a[href="/nl/winkelwagen"]')).not.toBeNull();
      expect(placed(site.operations)).toBe(0);

      site.changeShop(stockOf(LAMP, 2));
      const restocked = await visitor.open('/nl/bestellen/controle');
      expect((await visitor.submit(restocked, { terms_1: 'on' })).text).toMatch(ORDERED);
    },
  );

  test('is refused by the shop when the last piece is sold between the check and the order', async () => {
    const { site, visitor, review } = await reviewOf(LAMP);
    site.before('PlaceOrder', () => site.changeShop(stockOf(LAMP, 0)));

    const refused = await visitor.submit(review, { terms_1: 'on' });

    expect(refused.status).toBe(422);
    expect(refused.text).toContain(
      'Een product is niet meer leverbaar in de uitvoering of het aantal dat je koos.',
    );
    expect(refused.text).toContain('Uitverkocht');
    expect((await visitor.open('/nl/winkelwagen')).text).toContain('Uitverkocht');
  });

  test('is shown without a product that the shop has removed, and must be confirmed again', async () => {
    const { site, visitor, cartId, review } = await reviewOf(LAMP);
    await visitor.ask(
      'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "VV-BATTERY", quantity: 1 }]) { cart { id } } }',
      { id: cartId },
    );
    const both = await visitor.open('/nl/bestellen/controle');
    site.changeShop(`PRAGMA foreign_keys = ON; DELETE FROM product WHERE sku = '${LAMP}'`);

    const asked = await visitor.submit(both, { terms_1: 'on' });

    expect(review.text).toContain('Berm');
    expect(asked.text).toContain(CHANGED);
    expect(asked.text).not.toContain('Berm');
    expect(placed(site.operations)).toBe(0);
    expect((await visitor.submit(asked, { terms_1: 'on' })).text).toMatch(ORDERED);
  });

  test('leads to the cart, which explains it, when its only product was removed', async () => {
    const { site, visitor, review } = await reviewOf(LAMP);
    site.changeShop(`PRAGMA foreign_keys = ON; DELETE FROM product WHERE sku = '${LAMP}'`);

    const left = await visitor.submit(review, { terms_1: 'on' });

    expect(left.path).toBe('/nl/winkelwagen?emptied=1');
    expect(left.text).toContain('Hier zit niets meer in.');
    expect((await visitor.open('/nl/winkelwagen')).text).not.toContain('Hier zit niets meer in.');
    expect(placed(site.operations)).toBe(0);
  });
});
