import { describe, expect, test } from 'vitest';
import { registerAtShop } from '../account/shop-calls.ts';
import {
  createVisitor,
  openReview,
  reachReview,
  shareCheckoutSite,
  textAt,
  type Visitor,
} from './checkout-visitor.ts';

const LAMP = 'VV-BATTERY';
const CUSTOMER = { email: 'mira@example.test', password: 'Basalt-15-lamp' };
const CONTACT = '/nl/bestellen/gegevens';
const CONFIRMATION = '/nl/bestellen/bedankt';
const CART = '/nl/winkelwagen';
const HOEVE = '/nl/lantaarn-hoeve-31.html';
const PROVIDER = 'lantern_test';
const RECEIVED = 'We hebben je bestelling ontvangen';

const sharedSite = shareCheckoutSite({ PAYMENT_TEST: 'yes' });

/** Opens the review as a guest whose address has an account. */
async function reachGuestReview(payment = 'banktransfer') {
  const site = sharedSite();
  const visitor = createVisitor(site);
  await registerAtShop(site, CUSTOMER);
  const cartId = await visitor.fillCart(LAMP, 2);
  return { site, visitor, review: await openReview(visitor, cartId, payment) };
}

const signInAtContact = async (visitor: Visitor) =>
  visitor.submit(await visitor.open(CONTACT), { intent: 'sign-in', ...CUSTOMER });

/** Authorises the payment of a review at the provider. Returns the URL of the payment. */
async function authorise({ visitor, review }: Awaited<ReturnType<typeof reachGuestReview>>) {
  const { path } = await visitor.submit(review, { terms_1: 'on' });
  await fetch(`${path}/pay`, { method: 'POST', redirect: 'manual' });
  return path;
}

const stateAt = async (url: string) =>
  textAt(await (await fetch(url.replace('/pay/', '/payments/'))).json(), 'state');

async function expectNoOrder(visitor: Visitor) {
  const page = await visitor.open(CONFIRMATION);
  expect(page.path).toBe(CART);
  expect(page.text).not.toContain(RECEIVED);
  return page;
}

describe('A guest who signs in after the review', () => {
  test('has ordered nothing, and has the lines in the cart of the customer', async () => {
    const { visitor } = await reachGuestReview();

    expect((await signInAtContact(visitor)).path).toBe('/nl/bestellen/adres');

    const cart = await expectNoOrder(visitor);
    expect(cart.main.querySelector('[name=uid]')).not.toBeNull();
  });

  test('finds the entered addresses in the checkout', async () => {
    const { visitor } = await reachGuestReview();
    const addresses = await signInAtContact(visitor);
    const street = addresses.main.querySelector('[name=shipping_street1]');
    expect(street?.getAttribute('value')).toBe('Kade 12');
    expect((await visitor.open('/nl/bestellen')).path).toBe('/nl/bestellen/bezorging');
  });

  test('has to enter the addresses again if the shop fails while they are copied', async () => {
    const { site, visitor } = await reachGuestReview();
    site.faults.set('SetShippingAddress', 'down');
    expect((await signInAtContact(visitor)).path).toBe('/nl/bestellen/adres');
    site.faults.clear();
    expect((await visitor.open('/nl/bestellen')).path).toBe('/nl/bestellen/adres');
  });

  test('has ordered nothing when the response was lost', async () => {
    const { visitor } = await reachGuestReview();
    const contact = await visitor.open(CONTACT);

    await visitor.submitAndLose(contact, { intent: 'sign-in', ...CUSTOMER });

    expect((await visitor.open('/nl/bestellen')).path).toBe(CART);
    await expectNoOrder(visitor);
  });

  test('has ordered nothing when the shop’s response to the merge was lost, and finds the lines later', async () => {
    const { site, visitor } = await reachGuestReview();
    site.faults.set('MergeCarts', 'lost');
    expect((await signInAtContact(visitor)).path).toBe(`${CART}?emptied=1`);
    site.faults.clear();

    await expectNoOrder(visitor);
    await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', CUSTOMER);

    const cart = await expectNoOrder(visitor);
    expect(cart.main.querySelector('[name=uid]')).not.toBeNull();
  });

  test('stays a guest with the cart when it is unknown whether the cart was ordered', async () => {
    const { site, visitor } = await reachGuestReview();
    const contact = await visitor.open(CONTACT);
    site.faults.set('CartState', 'down');

    expect((await visitor.submit(contact, { intent: 'sign-in', ...CUSTOMER })).status).toBe(503);
    site.faults.clear();

    expect(site.operations).not.toContain('MergeCarts');
    expect((await visitor.open('/nl/bestellen/controle')).path).toBe('/nl/bestellen/controle');
  });

  test('has no amount reserved for the cart of the guest', async () => {
    const guest = await reachGuestReview(PROVIDER);
    const url = await authorise(guest);
    expect(await stateAt(url)).toBe('authorised');

    await signInAtContact(guest.visitor);

    expect(await stateAt(url)).toBe('cancelled');
    await expectNoOrder(guest.visitor);
  });

  test('keeps an order as a guest whose response was lost', async () => {
    const { site, visitor, review } = await reachGuestReview();
    site.faults.set('PlaceOrder', 'lost');
    expect((await visitor.submit(review, { terms_1: 'on' })).text).toContain(RECEIVED);
    site.faults.clear();

    await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', CUSTOMER);

    expect((await visitor.open(CONFIRMATION)).text).toContain(RECEIVED);
  });
});

test('A guest whose sign-in fails keeps the authorised payment', async () => {
  const guest = await reachGuestReview(PROVIDER);
  const url = await authorise(guest);
  guest.site.faults.set('MergeCarts', 'down');

  expect((await signInAtContact(guest.visitor)).status).toBe(503);

  expect(await stateAt(url)).toBe('authorised');
  guest.site.faults.clear();
  const review = await guest.visitor.open('/nl/bestellen/controle');
  expect((await guest.visitor.submit(review, { terms_1: 'on' })).text).toMatch(/Je bestelnummer is \d{9}/);
  expect(await stateAt(url)).toBe('used');
});

/** Places the order and loses the response of the shop. The site then cannot find out whether the order was placed. */
async function loseOrder(site: ReturnType<typeof sharedSite>, visitor: Visitor) {
  const review = await visitor.open('/nl/bestellen/controle');
  site.faults.set('PlaceOrder', 'lost');
  site.faults.set('CartState', 'down');
  expect((await visitor.submit(review, { terms_1: 'on' })).path).toBe(CONFIRMATION);
  site.faults.clear();
}

test('The payment of an order whose response was lost is completed when the visitor orders another cart', async () => {
  const guest = await reachGuestReview(PROVIDER);
  const url = await authorise(guest);
  await loseOrder(guest.site, guest.visitor);

  await guest.visitor.post(HOEVE, { sku: 'VV-HOEVE-31-CLAY', quantity: '1' });
  await reachReview(guest.visitor);

  expect(await stateAt(url)).toBe('used');
});

describe('Signing out', () => {
  /** Opens the page of the provider as a customer. */
  async function payAsCustomer() {
    const { site, visitor } = await reachGuestReview();
    await signInAtContact(visitor);
    const review = await reachReview(visitor, { payment: { method: PROVIDER }, start: CONTACT });
    return { site, visitor, review, url: await authorise({ site, visitor, review }) };
  }

  test.each(['sign-out', 'sign-out-everywhere'])('cancels an unused payment: %s', async (intent) => {
    const { visitor, url } = await payAsCustomer();
    expect(await stateAt(url)).toBe('authorised');

    await visitor.openAndSubmit('/nl/mijn-account', intent);

    expect(await stateAt(url)).toBe('cancelled');
  });

  test.each([
    ['sign-out-everywhere', '/nl/mijn-account', {}, 'SignOutEverywhere'],
    ['delete', '/nl/mijn-account/verwijderen', { isConfirmed: 'on' }, 'DeleteCustomer'],
  ])(
    'cancels the payment only after the shop has confirmed it: %s',
    async (intent, path, values, operation) => {
      const { site, visitor, url } = await payAsCustomer();
      site.faults.set(operation, 'down');
      await visitor.openAndSubmit(path, intent, values);
      expect(await stateAt(url)).toBe('authorised');

      site.faults.clear();
      await visitor.openAndSubmit(path, intent, values);
      expect(await stateAt(url)).toBe('cancelled');
    },
  );

  test('completes the payment of an order whose response was lost', async () => {
    const { site, visitor, url } = await payAsCustomer();
    await loseOrder(site, visitor);
    expect(await stateAt(url)).toBe('authorised');

    await visitor.openAndSubmit('/nl/mijn-account', 'sign-out-everywhere');

    expect(await stateAt(url)).toBe('used');
  });
});
