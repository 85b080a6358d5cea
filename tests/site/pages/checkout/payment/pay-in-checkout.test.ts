import { describe, expect, test } from 'vitest';
import { startPaymentServer } from '#embedded/payment';
import type { ShownPage } from '../../../visitor.ts';
import {
  createVisitor,
  openReview,
  runCheckoutSite,
  shareCheckoutSite,
  textAt,
  type Visitor,
} from '../checkout-visitor.ts';

const LAMP = 'VV-BATTERY';
const ORDERED = /Je bestelnummer is (\d{9})/;
const REVIEW = '/nl/bestellen/controle';
const PROVIDER = 'lantern_test';
const placed = (operations: readonly string[]) => operations.filter((name) => name === 'PlaceOrder').length;

const sharedSite = shareCheckoutSite({ PAYMENT_TEST: 'yes' });

/** Chooses the test provider and opens the review. */
async function reachProviderReview(site = sharedSite()) {
  const visitor = createVisitor(site);
  const cartId = await visitor.fillCart(LAMP);
  const review = await openReview(visitor, cartId, PROVIDER);
  return { site, visitor, cartId, review };
}

/** Presses the button of the review. Returns the URL of the provider's page to which it leads. */
async function pay(visitor: Visitor, review: ShownPage): Promise<string> {
  const page = await visitor.submit(review, { terms_1: 'on' });
  if (!page.path.startsWith('http://127.0.0.1:')) throw new Error(`Not the provider: ${page.text}`);
  return page.path;
}

/** Chooses an outcome on the provider's page. Returns the page of the site to which the provider redirects. */
async function choose(visitor: Visitor, url: string, choice: string): Promise<ShownPage> {
  const response = await fetch(`${url}/${choice}`, { method: 'POST', redirect: 'manual' });
  expect(response.headers.get('location')).toBe(`https://www.example.test${REVIEW}`);
  return visitor.open(REVIEW);
}

const stateAt = async (url: string) => {
  const response = await fetch(url.replace('/pay/', '/payments/'));
  return textAt(await response.json(), 'state');
};
const linkTexts = ({ document }: ShownPage) =>
  [...document.querySelectorAll('main a')].map((link) => link.textContent.trim());

describe('An order with a payment provider', () => {
  test('is not placed before the payment is authorised, and then once', async () => {
    const { site, visitor, review } = await reachProviderReview();
    expect(review.text).toContain('Naar de betaalpagina');

    const url = await pay(visitor, review);
    expect(placed(site.operations)).toBe(0);
    const returned = await choose(visitor, url, 'pay');
    expect(returned.text).toContain('Je betaling is goedgekeurd.');
    expect(returned.text).toContain('Bestelling plaatsen en betalen');
    const confirmation = await visitor.submit(returned, { terms_1: 'on' });

    expect(confirmation.text).toMatch(ORDERED);
    expect(placed(site.operations)).toBe(1);
    expect(await stateAt(url)).toBe('used');
  });

  test('passes 3-D Secure after it failed', async () => {
    const { site, visitor, review } = await reachProviderReview();

    const failed = await choose(visitor, await pay(visitor, review), 'secure-refuse');
    expect(failed.text).toContain('Je betaling is geweigerd. Er is niets betaald of besteld.');
    expect(linkTexts(failed)).toContain('Kies een andere betaalwijze');
    const passed = await choose(visitor, await pay(visitor, failed), 'secure-pay');
    expect((await visitor.submit(passed, { terms_1: 'on' })).text).toMatch(ORDERED);
    expect(placed(site.operations)).toBe(1);
  });

  test.each([
    ['refuse', 'Je betaling is geweigerd.'],
    ['cancel', 'Je hebt de betaling geannuleerd.'],
  ])('is not placed after “%s”, and can be paid with another method', async (choice, message) => {
    const { site, visitor, review } = await reachProviderReview();

    const returned = await choose(visitor, await pay(visitor, review), choice);
    expect(returned.text).toContain(message);
    expect(placed(site.operations)).toBe(0);
    const methods = await visitor.open('/nl/bestellen/betaling');
    const other = await visitor.submit(methods, { method: 'banktransfer' });

    expect((await visitor.submit(other, { terms_1: 'on' })).text).toMatch(ORDERED);
    expect(placed(site.operations)).toBe(1);
  });

  test('can be continued, or paid later, by a visitor who never came back', async () => {
    const { site, visitor, review } = await reachProviderReview(
      await runCheckoutSite({ PAYMENT_TEST: 'yes' }),
    );
    const url = await pay(visitor, review);

    const later = await visitor.open(REVIEW);
    expect(later.text).toContain('Je betaling is nog niet afgerond.');
    expect(later.main.querySelector(`a[href="${url}"]`)?.textContent).toBe('Ga verder met betalen');
    expect(linkTexts(later)).toContain('Kies een andere betaalwijze');
    expect(await pay(visitor, later)).toBe(url);

    // A restarted provider has lost the payment.
    await site.payment?.close();
    const restarted = await startPaymentServer({ port: Number(new URL(url).port) });
    const muchLater = await visitor.open(REVIEW);
    expect(muchLater.text).not.toContain('Je betaling');
    const returned = await choose(visitor, await pay(visitor, muchLater), 'pay');
    expect((await visitor.submit(returned, { terms_1: 'on' })).text).toMatch(ORDERED);
    await restarted.close();
  });

  test('waits while the provider does not respond, before and after the payment', async () => {
    const { site, visitor, review } = await reachProviderReview(
      await runCheckoutSite({ PAYMENT_TEST: 'yes' }),
    );
    const url = await pay(visitor, review);
    await site.payment?.close();

    const down = await visitor.open(REVIEW);
    expect(down.text).toContain('De betaaldienst reageert nu niet. Er is niets besteld.');
    const pressed = await visitor.submit(down, { terms_1: 'on' });
    expect(pressed.status).toBe(422);
    expect(pressed.text).toContain('De betaaldienst reageert nu niet. Er is niets besteld.');
    expect(placed(site.operations)).toBe(0);

    const restarted = await startPaymentServer({ port: Number(new URL(url).port) });
    const again = await visitor.open(REVIEW);
    const returned = await choose(visitor, await pay(visitor, again), 'pay');
    expect((await visitor.submit(returned, { terms_1: 'on' })).text).toMatch(ORDERED);
    await restarted.close();
  });

  test('is paid once by two posts at the same time, before and after the payment', async () => {
    const { site, visitor, review } = await reachProviderReview();
    const [one, other] = await Promise.all([pay(visitor, review), pay(visitor, review)]);
    expect(one).toBe(other);

    const returned = await choose(visitor, one, 'pay');
    const [first, second] = await Promise.all([
      visitor.submit(returned, { terms_1: 'on' }),
      visitor.submit(returned, { terms_1: 'on' }),
    ]);
    expect(ORDERED.exec(first.text)?.[1]).toBe(ORDERED.exec(second.text)?.[1]);
    expect(placed(site.operations)).toBe(1);
    expect(await stateAt(one)).toBe('used');
  });

  test('is paid again when its amount changed after the authorisation', async () => {
    const { site, visitor, review, cartId } = await reachProviderReview();
    const url = await pay(visitor, review);
    const returned = await choose(visitor, url, 'pay');
    await visitor.ask(
      'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { id } } }',
      { id: cartId, sku: LAMP },
    );

    const asked = await visitor.submit(returned, { terms_1: 'on' });
    expect(asked.text).toContain('Je bestelling is intussen veranderd.');
    expect(await stateAt(url)).toBe('cancelled');
    const second = await pay(visitor, asked);
    expect(second).not.toBe(url);
    const paid = await choose(visitor, second, 'pay');
    expect((await visitor.submit(paid, { terms_1: 'on' })).text).toMatch(ORDERED);
    expect(placed(site.operations)).toBe(1);
  });

  test('shows a message that a changed cart has cancelled its payment', async () => {
    const { visitor, review, cartId } = await reachProviderReview();
    const url = await pay(visitor, review);
    await choose(visitor, url, 'pay');
    await visitor.ask(
      'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { id } } }',
      { id: cartId, sku: LAMP },
    );
    expect((await visitor.open(REVIEW)).text).toContain('Je betaalt nu het nieuwe bedrag.');
    expect(await stateAt(url)).toBe('cancelled');
  });

  test('cancels its payment when another method is chosen', async () => {
    const { visitor, review } = await reachProviderReview();
    const url = await pay(visitor, review);
    await choose(visitor, url, 'pay');
    const methods = await visitor.open('/nl/bestellen/betaling');
    await visitor.submit(methods, { method: 'banktransfer' });
    expect(await stateAt(url)).toBe('cancelled');
  });

  test('uses its payment when the network was lost after the button', async () => {
    const { site, visitor, review } = await reachProviderReview();
    const url = await pay(visitor, review);
    const returned = await choose(visitor, url, 'pay');
    await visitor.submitAndLose(returned, { terms_1: 'on' });

    const next = await visitor.open('/nl/bestellen');

    expect(next.text).toMatch(ORDERED);
    expect(placed(site.operations)).toBe(1);
    expect(await stateAt(url)).toBe('used');
    expect(site.events.filter(({ message }) => message.startsWith('payment:'))).toEqual([]);
  });

  test('uses its payment when the shop placed it and its response was lost', async () => {
    const { site, visitor, review } = await reachProviderReview();
    const url = await pay(visitor, review);
    const returned = await choose(visitor, url, 'pay');
    site.faults.set('PlaceOrder', 'lost');

    const confirmation = await visitor.submit(returned, { terms_1: 'on' });

    expect(confirmation.text).toContain('We hebben je bestelling ontvangen');
    expect(await stateAt(url)).toBe('used');
  });

  test('keeps its payment when the shop did not receive it, and is not paid twice', async () => {
    const { site, visitor, review } = await reachProviderReview();
    const url = await pay(visitor, review);
    const returned = await choose(visitor, url, 'pay');
    site.faults.set('PlaceOrder', 'down');
    const failed = await visitor.submit(returned, { terms_1: 'on' });
    expect(failed.text).toContain('Er is niets besteld');
    expect(await stateAt(url)).toBe('authorised');
    site.faults.clear();

    const again = await visitor.open(REVIEW);
    expect(again.text).toContain('Je betaling is goedgekeurd.');
    expect((await visitor.submit(again, { terms_1: 'on' })).text).toMatch(ORDERED);
    expect(await stateAt(url)).toBe('used');
  });

  test('lets forms of the page lead to the provider, and to no other site', async () => {
    const { site, visitor } = await reachProviderReview();
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const policy = (await site.get(REVIEW, { cookie })).headers.get('content-security-policy');
    expect(policy).toContain(`form-action 'self' ${site.payment?.url};`);
  });
});

describe('A method of the shop that the site does not know', () => {
  test('is not offered, and is logged once', async () => {
    const site = await runCheckoutSite({ PAYMENT_TEST: 'yes' }, { knowsProvider: false });
    const visitor = createVisitor(site);
    const cartId = await visitor.fillCart(LAMP);
    await openReview(visitor, cartId);
    const methods = await visitor.open('/nl/bestellen/betaling');

    expect(methods.main.querySelector('[value=banktransfer]')).not.toBeNull();
    expect(methods.main.querySelector(`[value=${PROVIDER}]`)).toBeNull();
    const forged = await visitor.submit(methods, { method: PROVIDER });
    expect(forged.status).toBe(422);
    expect(site.events.filter(({ message }) => message.includes('does not know'))).toHaveLength(1);

    // Another client of the shop chooses the method, although the site does not offer it.
    const review = await visitor.open(REVIEW);
    await visitor.ask(
      'mutation ($id: String!, $code: String!) { setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $code } }) { cart { id } } }',
      { id: cartId, code: PROVIDER },
    );
    const pressed = await visitor.submit(review, { terms_1: 'on' });
    expect(pressed.path).toBe('/nl/bestellen/betaling');
    expect(placed(site.operations)).toBe(0);
  });
});
