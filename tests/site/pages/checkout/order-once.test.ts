import { describe, expect, test } from 'vitest';
import { SHOP_START } from '../../demo-data.ts';
import { fakeClock } from '../../fake-clock.ts';
import { fieldOf, type ShownPage } from '../../visitor.ts';
import {
  createVisitor,
  dutchAddress,
  EMAIL,
  openReview,
  reachReview,
  registerCustomer,
  runCheckoutSite,
  shareCheckoutSite,
  type Visitor,
} from './checkout-visitor.ts';

const LAMP = 'VV-BATTERY';
const CUSTOMER = { email: 'mira@example.test', password: 'Basalt-15-lamp' };
const ORDERED = /Je bestelnummer is (\d{9})/;
const placed = (operations: readonly string[]) => operations.filter((name) => name === 'PlaceOrder').length;

const sharedSite = shareCheckoutSite();

/** Signs a customer in, goes through the checkout and returns the review. */
async function openCustomerReview(visitor: Visitor): Promise<ShownPage> {
  await registerCustomer(visitor, CUSTOMER);
  await visitor.fillCart(LAMP);
  await visitor.submit(await visitor.open('/nl/bestellen'), { intent: 'sign-in', ...CUSTOMER });
  const delivery = await visitor.submit(await visitor.open('/nl/bestellen/adres'), dutchAddress);
  const payment = await visitor.submit(delivery, { method: 'tablerate/bestway' });
  return visitor.submit(payment, { method: 'banktransfer' });
}

/** Loads the header data of another page after the response to “Place order” was lost. */
const loadHeader = (visitor: Visitor) => visitor.open('/api/session?locale=nl');

describe('An order', () => {
  test('is placed once by two posts at the same time, and both lead to it', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const review = await openReview(visitor, await visitor.fillCart(LAMP));

    const [one, other] = await Promise.all([
      visitor.submit(review, { terms_1: 'on' }),
      visitor.submit(review, { terms_1: 'on' }),
    ]);

    expect(ORDERED.exec(one.text)?.[1]).toBe(ORDERED.exec(other.text)?.[1]);
    expect(one.text).toMatch(ORDERED);
    expect(placed(site.operations)).toBe(1);
  });

  test('is not placed again from a page that the visitor went back to', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const review = await openReview(visitor, await visitor.fillCart(LAMP));
    const first = await visitor.submit(review, { terms_1: 'on' });

    const again = await visitor.submit(review, { terms_1: 'on' });
    const reopened = await visitor.open('/nl/bestellen/controle');

    expect(again.path).toBe('/nl/bestellen/bedankt');
    expect(again.text).toBe(first.text);
    expect(reopened.path).toBe('/nl/bestellen/bedankt');
    expect(placed(site.operations)).toBe(1);
  });

  test('is not confused with an earlier one when the cart of a review was emptied in another tab', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.submit(await openReview(visitor, await visitor.fillCart(LAMP)), { terms_1: 'on' });
    await visitor.post('/nl/lantaarn-hoeve-31.html', { sku: 'VV-HOEVE-31-CHALK', quantity: '1' });
    const review = await reachReview(visitor);
    const cart = await visitor.open('/nl/winkelwagen');
    await visitor.post('/nl/winkelwagen', {
      form_token: fieldOf(cart, 'form_token'),
      uid: fieldOf(cart, 'uid'),
      action: 'remove',
    });

    const submitted = await visitor.submit(review, { terms_1: 'on' });

    expect(submitted).toMatchObject({ status: 200, path: '/nl/winkelwagen?emptied=1' });
    expect(submitted.text).not.toMatch(ORDERED);
    expect(placed(site.operations)).toBe(1);
  });

  test('of a customer is confirmed after Back, also after the cart page has shown the next, empty cart', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const review = await openCustomerReview(visitor);
    expect((await visitor.submit(review, { terms_1: 'on' })).text).toMatch(ORDERED);
    await visitor.open('/nl/winkelwagen');

    expect((await visitor.open('/nl/bestellen')).path).toBe('/nl/bestellen/bedankt');
  });

  test('is confirmed after Back for an hour, and later the cart is empty', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.submit(await openReview(visitor, await visitor.fillCart(LAMP)), { terms_1: 'on' });

    expect((await visitor.open('/nl/bestellen')).path).toBe('/nl/bestellen/bedankt');
    site.setSiteTime(SHOP_START.getTime() + 61 * 60_000);
    expect((await visitor.open('/nl/bestellen')).path).toBe('/nl/winkelwagen');
    expect((await visitor.open('/nl/bestellen/bedankt')).text).toMatch(ORDERED);
  });

  test('of a guest who signs in afterwards is still shown', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await registerCustomer(visitor, CUSTOMER);
    await visitor.submit(await openReview(visitor, await visitor.fillCart(LAMP)), { terms_1: 'on' });
    await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', CUSTOMER);

    const confirmation = await visitor.open('/nl/bestellen/bedankt');

    expect(confirmation.text).toMatch(ORDERED);
    expect(confirmation.text).toContain('Kade 12');
  });

  test('is found when the network was lost after the button', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.submitAndLose(await openReview(visitor, await visitor.fillCart(LAMP)), { terms_1: 'on' });

    const next = await visitor.open('/nl/bestellen');

    expect(next.path).toBe('/nl/bestellen/bedankt');
    expect(next.text).toMatch(ORDERED);
  });

  test('with a lost response is found from the cart page, and the cart is then empty', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.submitAndLose(await openReview(visitor, await visitor.fillCart(LAMP)), { terms_1: 'on' });

    const next = await visitor.open('/nl/winkelwagen');
    const cart = await visitor.open('/nl/winkelwagen');

    expect(next.path).toBe('/nl/bestellen/bedankt');
    expect(next.text).toMatch(ORDERED);
    expect(cart).toMatchObject({ status: 200, path: '/nl/winkelwagen' });
  });

  test('with a lost response is found from the cart page after the header of another page was loaded', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.submitAndLose(await openReview(visitor, await visitor.fillCart(LAMP)), { terms_1: 'on' });
    await loadHeader(visitor);

    const next = await visitor.open('/nl/winkelwagen');

    expect(next.path).toBe('/nl/bestellen/bedankt');
    expect(next.text).toMatch(ORDERED);
  });

  test('of a customer with a lost response is found from the cart page after the header was loaded', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.submitAndLose(await openCustomerReview(visitor), { terms_1: 'on' });
    await loadHeader(visitor);

    const next = await visitor.open('/nl/winkelwagen');

    expect(next.path).toBe('/nl/bestellen/bedankt');
    expect(next.text).toMatch(ORDERED);
  });

  test('with a lost response is found from the cart page after another product was added', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.submitAndLose(await openReview(visitor, await visitor.fillCart(LAMP)), { terms_1: 'on' });
    await visitor.post('/nl/lantaarn-hoeve-31.html', { sku: 'VV-HOEVE-31-CHALK', quantity: '1' });

    const next = await visitor.open('/nl/winkelwagen');
    const cart = await visitor.open('/nl/winkelwagen');

    expect(next.path).toBe('/nl/bestellen/bedankt');
    expect(next.text).toMatch(ORDERED);
    expect(cart.path).toBe('/nl/winkelwagen');
    expect(cart.html).toContain('VV-HOEVE-31-CHALK');
  });

  test('with an unknown number is shown once by the cart page, also after another product was added', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const review = await openReview(visitor, await visitor.fillCart(LAMP));
    site.faults.set('PlaceOrder', 'lost');
    await visitor.submitAndLose(review, { terms_1: 'on' });
    await visitor.post('/nl/lantaarn-hoeve-31.html', { sku: 'VV-HOEVE-31-CHALK', quantity: '1' });

    const next = await visitor.open('/nl/winkelwagen');
    const cart = await visitor.open('/nl/winkelwagen');

    expect(next.path).toBe('/nl/bestellen/bedankt');
    expect(next.text).toContain('Het bestelnummer staat in de bevestiging per e-mail.');
    expect(cart.path).toBe('/nl/winkelwagen');
    expect(cart.html).toContain('VV-HOEVE-31-CHALK');
  });

  test('of a guest with a lost response is shown when the guest signs in', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await registerCustomer(visitor, CUSTOMER);
    await visitor.submitAndLose(await openReview(visitor, await visitor.fillCart(LAMP)), { terms_1: 'on' });

    const next = await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', CUSTOMER);

    expect(next.path).toBe('/nl/bestellen/bedankt');
    expect(next.text).toMatch(ORDERED);
  });

  test('leaves the cart on the cart page when the shop did not receive it', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const review = await openReview(visitor, await visitor.fillCart(LAMP));
    site.faults.set('PlaceOrder', 'down');
    await visitor.submitAndLose(review, { terms_1: 'on' });
    site.faults.clear();

    const cart = await visitor.open('/nl/winkelwagen');

    expect(cart.path).toBe('/nl/winkelwagen');
    expect(cart.main.querySelector('[name=uid]')).not.toBeNull();
  });

  test('is found when the shop placed it and its response was lost', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const review = await openReview(visitor, await visitor.fillCart(LAMP));
    site.faults.set('PlaceOrder', 'lost');

    const confirmation = await visitor.submit(review, { terms_1: 'on' });

    expect(confirmation.path).toBe('/nl/bestellen/bedankt');
    expect(confirmation.text).toContain('Het bestelnummer staat in de bevestiging per e-mail.');
    expect(confirmation.text).toContain(EMAIL);
    expect((await visitor.open('/nl/bestellen/bedankt')).text).toBe(confirmation.text);
    expect(placed(site.operations)).toBe(1);
  });

  test('stays a cart when the shop did not receive it', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const review = await openReview(visitor, await visitor.fillCart(LAMP));
    site.faults.set('PlaceOrder', 'down');

    const failed = await visitor.submit(review, { terms_1: 'on' });
    expect(failed).toMatchObject({ status: 422, path: '/nl/bestellen/controle' });
    expect(failed.text).toContain('Er is niets besteld');
    site.faults.clear();
    const confirmation = await visitor.submit(failed, { terms_1: 'on' });

    expect(confirmation.text).toMatch(ORDERED);
  });

  test('is unknown while the shop does not respond, and found afterwards', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const review = await openReview(visitor, await visitor.fillCart(LAMP));
    site.faults.set('PlaceOrder', 'lost');
    site.faults.set('CartState', 'down');

    const failed = await visitor.submit(review, { terms_1: 'on' });
    expect(failed).toMatchObject({ status: 503, path: '/nl/bestellen/bedankt' });
    expect(failed.text).toContain('Bestel niet opnieuw');
    site.faults.clear();

    expect((await visitor.open('/nl/bestellen/bedankt')).text).toContain('We hebben je bestelling ontvangen');
  });

  test('is unknown at the button and on every page of the checkout while the whole shop is down', async () => {
    const clock = fakeClock(Date.now());
    const site = await runCheckoutSite();
    const visitor = createVisitor(site);
    const review = await openReview(visitor, await visitor.fillCart(LAMP));
    site.faults.set('PlaceOrder', 'lost');
    site.before('PlaceOrder', () => site.faults.set('*', 'down'));
    const expectUnknown = (page: ShownPage, where: string) => {
      expect(page, where).toMatchObject({ status: 503, path: '/nl/bestellen/bedankt' });
      expect(page.text, where).toContain('We weten nog niet of je bestelling is aangekomen');
      expect(page.text, where).not.toContain('niets besteld');
    };

    expectUnknown(await visitor.submit(review, { terms_1: 'on' }), 'the button');
    expectUnknown(await visitor.submit(review, { terms_1: 'on' }), 'the button again');
    const steps = ['', '/gegevens', '/adres', '/bezorging', '/betaling', '/controle', '/bedankt'];
    for (const path of [...steps.map((step) => `/nl/bestellen${step}`), '/nl/winkelwagen'])
      expectUnknown(await visitor.open(path), path);

    site.before('PlaceOrder', () => {});
    site.faults.clear();
    // After an outage, the site waits some seconds before it calls the shop again.
    clock.ms += 10_000;
    const found = await visitor.open('/nl/bestellen/bedankt');
    expect(found.text).toContain('We hebben je bestelling ontvangen');
    expect(placed(site.operations)).toBe(1);
  });

  test('is unknown for a script too, which follows the address of the result', async () => {
    const site = await runCheckoutSite();
    const visitor = createVisitor(site);
    const review = await openReview(visitor, await visitor.fillCart(LAMP));
    const fields = {
      form_token: fieldOf(review, 'form_token'),
      fingerprint: fieldOf(review, 'fingerprint'),
      terms_1: 'on',
    };
    const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    site.faults.set('*', 'down');

    const response = await site.post('/nl/bestellen/controle', new URLSearchParams(fields), {
      accept: 'application/json',
      cookie,
    });

    expect(await response.json()).toEqual({ outcome: 'accepted', redirect: '/nl/bestellen/bedankt' });
  });

  test('does not hide an address that is posted while the shop is down', async () => {
    const site = await runCheckoutSite();
    const visitor = createVisitor(site);
    await openReview(visitor, await visitor.fillCart(LAMP));
    const addresses = await visitor.open('/nl/bestellen/adres');
    site.faults.set('*', 'down');

    const failed = await visitor.submit(addresses, { shipping_city: 'Zutphen' });

    expect(failed).toMatchObject({ status: 503, path: '/nl/bestellen/adres' });
    expect(failed.html).toContain('Zutphen');
    expect(failed.text).not.toContain('We weten nog niet of je bestelling is aangekomen');
  });

  test('is not mentioned by a step that opens before the review while the shop is down', async () => {
    const site = await runCheckoutSite();
    const visitor = createVisitor(site);
    await visitor.fillCart(LAMP);
    site.faults.set('*', 'down');

    const failed = await visitor.open('/nl/bestellen/gegevens');

    expect(failed).toMatchObject({ status: 503, path: '/nl/bestellen/gegevens' });
    expect(failed.text).toContain('De webwinkel reageert nu niet.');
    expect(failed.text).not.toMatch(/niets besteld|bewaard/);
  });

  test('is shown again and must be confirmed again when the cart has changed', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const cartId = await visitor.fillCart(LAMP);
    const review = await openReview(visitor, cartId);
    await visitor.ask(
      'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { id } } }',
      { id: cartId, sku: LAMP },
    );

    const asked = await visitor.submit(review, { terms_1: 'on' });

    expect(asked.status).toBe(422);
    expect(asked.text).toContain('Je bestelling is intussen veranderd.');
    expect(asked.text).toContain('Aantal: 2');
    expect(placed(site.operations)).toBe(0);
    expect((await visitor.submit(asked, { terms_1: 'on' })).text).toMatch(ORDERED);
  });

  test('is not possible with the cart of another website', async () => {
    const site = sharedSite();
    const british = createVisitor(site, 'en-UK');
    const cartId = await british.fillCart(LAMP);
    const visitor = createVisitor(site);
    await visitor.setSession({ cartId });

    expect((await visitor.open('/nl/bestellen')).path).toBe('/nl/winkelwagen');
  });

  test('needs no valid cookie: a changed one is ignored and logged', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.fillCart(LAMP);
    visitor.cookies.set('magento_EU', `${visitor.cookies.get('magento_EU')}x`);

    expect((await visitor.open('/nl/bestellen')).path).toBe('/nl/winkelwagen');
    expect(site.events.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('magento_EU is invalid'),
    );
  });

  test.each([
    [
      'SetGuestEmail',
      '/nl/bestellen/gegevens',
      { email: 'other@example.test' },
      '#email',
      'other@example.test',
    ],
    ['SetShippingAddress', '/nl/bestellen/adres', dutchAddress, '#shipping_city', 'Utrecht'],
    ['SetBillingAddress', '/nl/bestellen/adres', dutchAddress, '#shipping_street1', 'Kade 12'],
  ])('keeps what was typed when %s fails', async (operation, path, values, field, expected) => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await openReview(visitor, await visitor.fillCart(LAMP));
    const page = await visitor.open(path);
    site.faults.set(operation, 'down');

    const failed = await visitor.submit(page, values);

    expect(failed).toMatchObject({ status: 503, path });
    expect(failed.text).toContain('Alles wat je hebt ingevuld is bewaard.');
    expect(failed.main.querySelector(field)?.getAttribute('value')).toBe(expected);
    site.faults.clear();
    expect((await visitor.submit(failed, values)).status).toBe(200);
  });

  test.each([
    ['SetShippingMethod', 'bezorging', { method: 'tablerate/bestway' }],
    ['SetPaymentMethod', 'betaling', { method: 'purchaseorder', reference: 'PO-77' }],
  ])('keeps what was chosen when %s fails', async (operation, step, values) => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await openReview(visitor, await visitor.fillCart(LAMP));
    const path = `/nl/bestellen/${step}`;
    const page = await visitor.open(path);
    site.faults.set(operation, 'down');

    const failed = await visitor.submit(page, values);

    expect(failed).toMatchObject({ status: 503, path });
    expect(failed.text).toContain('Alles wat je hebt ingevuld is bewaard.');
    expect(failed.main.querySelector('[name=method][checked]')?.getAttribute('value')).toBe(values.method);
    if ('reference' in values)
      expect(failed.main.querySelector('#reference')?.getAttribute('value')).toBe(values.reference);
    site.faults.clear();
    expect((await visitor.submit(failed, values)).status).toBe(200);
  });

  test.each(['gegevens', 'adres', 'bezorging', 'betaling', 'controle', ''])(
    'can be continued at /nl/bestellen/%s when the shop responds again',
    async (step) => {
      const site = sharedSite();
      const visitor = createVisitor(site);
      await openReview(visitor, await visitor.fillCart(LAMP));
      const path = step === '' ? '/nl/bestellen' : `/nl/bestellen/${step}`;
      site.faults.set('CartById', 'down');

      const failed = await visitor.open(path);

      expect(failed.status).toBe(503);
      expect(failed.text).toContain('De webwinkel reageert nu niet.');
      site.faults.clear();
      expect((await visitor.open(path)).status).toBe(200);
    },
  );
});
