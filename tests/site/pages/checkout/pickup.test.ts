import { describe, expect, test } from 'vitest';
import { registerAtShop } from '../account/shop-calls.ts';
import {
  createVisitor,
  dutchAddress,
  EMAIL,
  runCheckoutSite,
  shareCheckoutSite,
} from './checkout-visitor.ts';

const LAMP = 'VV-BATTERY';
/** A large product, whose delivery costs € 45 in Germany and nothing in the Netherlands. */
const CHAIR = 'VV-BERM-EMBER';
const PICKUP = { method: 'instore/pickup', location: 'utrecht' };
const DELIVERY = { method: 'tablerate/bestway' };
const SHOP = 'Twijnstraat aan de Werf 9';
const SHIPPING = '/nl/bestellen/bezorging';
const ADDRESSES = '/nl/bestellen/adres';
const REVIEW = '/nl/bestellen/controle';

const ownBilling = {
  ...dutchAddress,
  same_address: undefined,
  billing_country: 'NL',
  billing_firstName: 'Noor',
  billing_lastName: 'Veld',
  billing_street1: 'Gracht 1',
  billing_postcode: '3511 AA',
  billing_city: 'Utrecht',
  billing_telephone: '030 1234567',
};

const sharedSite = shareCheckoutSite();

/** Fills a cart and goes to the step with the delivery. */
async function reachDelivery(
  address: Readonly<Record<string, string | undefined>> = dutchAddress,
  sku = LAMP,
  site = sharedSite(),
) {
  const visitor = createVisitor(site);
  const cartId = await visitor.fillCart(sku);
  const addresses = await visitor.submit(await visitor.open('/nl/bestellen'), { email: EMAIL });
  return { site, visitor, cartId, delivery: await visitor.submit(addresses, address) };
}

const valueOf = (document: Document, name: string) =>
  document.querySelector(`[name=${name}]`)?.getAttribute('value');

describe('A pickup order', () => {
  test('has the address of the chosen shop, and is billed to the visitor', async () => {
    const { visitor, delivery } = await reachDelivery();
    expect(
      [...delivery.main.querySelectorAll('#location option')].map((option) => option.textContent),
    ).toEqual([
      'Kies een winkel',
      'Veld & Vonk Deventer, Haven 12, 7411 VV Deventer',
      'Veld & Vonk Utrecht, Twijnstraat aan de Werf 9, 3511 ZG Utrecht',
    ]);

    const payment = await visitor.submit(delivery, PICKUP);
    expect(payment.path).toBe('/nl/bestellen/betaling');
    const review = await visitor.submit(payment, { method: 'cashondelivery' });

    expect(review.text).toMatch(
      /Afhalen bij ?Veld & Vonk Utrecht ?Twijnstraat aan de Werf 9 ?3511 ZG Utrecht/,
    );
    expect(review.text).toMatch(/Factuuradres ?Noor Veld ?Kade 12/);
    const confirmation = await visitor.submit(review, { terms_1: 'on' });
    expect(confirmation.text).toContain('Afhalen – Veld & Vonk Utrecht');
    expect(confirmation.text).toContain(SHOP);
    expect(confirmation.text).toContain('Kade 12');
  });

  test('needs a shop', async () => {
    const { visitor, delivery } = await reachDelivery();
    for (const location of ['', 'rotterdam']) {
      const invalid = await visitor.submit(delivery, { ...PICKUP, location });
      expect(invalid.status).toBe(422);
      expect(invalid.main.querySelector('#location-error')?.textContent).toBe(
        'Kies de winkel waar je je bestelling wilt afhalen.',
      );
      expect(invalid.main.querySelector('input[checked]')?.getAttribute('value')).toBe(PICKUP.method);
    }
  });

  test('keeps the chosen shop in its step', async () => {
    const { visitor, delivery } = await reachDelivery();
    await visitor.submit(delivery, PICKUP);
    const again = await visitor.open(SHIPPING);
    expect(again.main.querySelector('input[checked]')?.getAttribute('value')).toBe(PICKUP.method);
    expect(again.main.querySelector('#location option[selected]')?.getAttribute('value')).toBe('utrecht');
  });

  test('can be changed to a delivery to the address of the visitor', async () => {
    const { visitor, delivery } = await reachDelivery();
    await visitor.submit(delivery, PICKUP);
    expect(valueOf((await visitor.open(ADDRESSES)).document, 'shipping_street1')).toBe('Kade 12');
    const payment = await visitor.submit(await visitor.open(SHIPPING), DELIVERY);
    expect(payment.main.querySelector('[value=cashondelivery]')).toBeNull();
    const review = await visitor.submit(payment, { method: 'banktransfer' });
    expect(review.text).toMatch(/Bezorgadres ?Noor Veld ?Kade 12/);
    expect(review.text).toContain('Hetzelfde als het bezorgadres');
    expect(review.text).not.toContain(SHOP);
  });

  test('keeps a delivery address that differs from the billing address', async () => {
    const { visitor, delivery } = await reachDelivery(ownBilling);
    await visitor.submit(delivery, PICKUP);
    const addresses = await visitor.open(ADDRESSES);
    expect(valueOf(addresses.main, 'shipping_street1')).toBe('Kade 12');
    expect(valueOf(addresses.main, 'billing_street1')).toBe('Gracht 1');
    expect(addresses.main.querySelector('[name=same_address]')?.hasAttribute('checked')).toBe(false);
    const payment = await visitor.submit(await visitor.open(SHIPPING), DELIVERY);
    const review = await visitor.submit(payment, { method: 'banktransfer' });
    expect(review.text).toMatch(/Bezorgadres ?Noor Veld ?Kade 12/);
    expect(review.text).toMatch(/Factuuradres ?Noor Veld ?Gracht 1/);
  });

  test('is delivered to an address that the visitor enters again if the session does not have it', async () => {
    const { visitor, cartId, delivery } = await reachDelivery(ownBilling);
    await visitor.submit(delivery, PICKUP);
    await visitor.setSession({ cartId });
    const addresses = await visitor.submit(await visitor.open(SHIPPING), DELIVERY);
    expect(addresses.path).toBe(ADDRESSES);
    expect(valueOf(addresses.main, 'shipping_street1')).toBe('Gracht 1');
    expect((await visitor.submit(addresses, ownBilling)).path).toBe(SHIPPING);
  });

  test('keeps the delivery address when the response of the shop is lost', async () => {
    const { site, visitor, delivery } = await reachDelivery(ownBilling);
    site.faults.set('SetShippingAddress', 'lost');
    expect((await visitor.submit(delivery, PICKUP)).status).toBe(503);
    site.faults.clear();
    const payment = await visitor.submit(await visitor.open(SHIPPING), DELIVERY);
    const review = await visitor.submit(payment, { method: 'banktransfer' });
    expect(review.text).toMatch(/Bezorgadres ?Noor Veld ?Kade 12/);
  });

  test('keeps the delivery address of a guest who signs in', async () => {
    const { site, visitor, delivery } = await reachDelivery(ownBilling);
    const customer = { email: 'mira@example.test', password: 'Basalt-15-lamp' };
    await registerAtShop(site, customer);
    await visitor.submit(delivery, PICKUP);
    const contact = await visitor.open('/nl/bestellen/gegevens');
    const addresses = await visitor.submit(contact, { intent: 'sign-in', ...customer });
    expect(valueOf(addresses.main, 'shipping_street1')).toBe('Kade 12');
    const shipping = await visitor.open(SHIPPING);
    expect(shipping.main.querySelector('#location option[selected]')?.getAttribute('value')).toBe('utrecht');
    const payment = await visitor.submit(shipping, DELIVERY);
    const review = await visitor.submit(payment, { method: 'banktransfer' });
    expect(review.text).toMatch(/Bezorgadres ?Noor Veld ?Kade 12/);
  });

  test('asks for the delivery again after a change of the address', async () => {
    const { visitor, delivery } = await reachDelivery();
    await visitor.submit(await visitor.submit(delivery, PICKUP), { method: 'banktransfer' });
    const moved = await visitor.submit(await visitor.open(ADDRESSES), { shipping_street1: 'Dijk 3' });
    expect(moved.path).toBe(SHIPPING);
    expect((await visitor.open(REVIEW)).path).toBe(SHIPPING);
  });

  test('shows the prices of a delivery to the address of the visitor', async () => {
    const german = { ...dutchAddress, shipping_country: 'DE', shipping_postcode: '50667' };
    const { visitor, delivery, site } = await reachDelivery(dutchAddress, CHAIR);
    await visitor.submit(delivery, PICKUP);
    expect((await visitor.open(SHIPPING)).text).toContain('Bezorgen');
    // The cart has a delivery to the shop, but its price can differ from that of a delivery to the visitor.
    site.faults.set('EstimateShippingMethods', 'down');
    expect((await visitor.open(SHIPPING)).text).not.toContain('Bezorgen');
    site.faults.clear();
    const moved = await visitor.submit(await visitor.open(ADDRESSES), german);
    expect(moved.path).toBe(SHIPPING);
    expect(moved.text).toContain('€ 45');
    expect(moved.text).not.toContain('Afhalen');
  });

  test.each([
    ['a pickup', DELIVERY, PICKUP],
    ['a delivery', PICKUP, DELIVERY],
  ])('is not placed if only the address of %s was stored', async (_name, first, second) => {
    const { site, visitor, delivery } = await reachDelivery();
    await visitor.submit(await visitor.submit(delivery, first), { method: 'banktransfer' });
    expect((await visitor.open(REVIEW)).path).toBe(REVIEW);
    site.faults.set('SetShippingMethod', 'down');
    const failed = await visitor.submit(await visitor.open(SHIPPING), second);
    expect(failed.status).toBe(503);
    expect((await visitor.open(REVIEW)).path).toBe(SHIPPING);

    site.faults.clear();
    const done = await visitor.submit(await visitor.open(SHIPPING), second);
    expect(done.path).toBe('/nl/bestellen/betaling');
    expect((await visitor.open(REVIEW)).path).toBe(REVIEW);
  });

  test('is not offered while the shop does not return its locations', async () => {
    const { site, visitor, delivery } = await reachDelivery();
    expect(delivery.text).toContain('Afhalen');
    site.faults.set('PickupLocations', 'down');
    const without = await visitor.open(SHIPPING);
    expect(without.status).toBe(200);
    expect(without.text).toContain('Bezorgen');
    expect(without.text).not.toContain('Afhalen');
    const posted = await visitor.submit(delivery, PICKUP);
    expect(posted.status).toBe(503);
    expect(posted.text).toContain('De webwinkel reageert nu niet.');
    expect((await visitor.submit(without, DELIVERY)).path).toBe('/nl/bestellen/betaling');
  });

  test('shows that the shop does not respond if no method could be loaded', async () => {
    const { site, visitor, delivery } = await reachDelivery();
    await visitor.submit(delivery, PICKUP);
    site.faults.set('EstimateShippingMethods', 'down');
    site.faults.set('PickupLocations', 'down');
    const page = await visitor.open(SHIPPING);
    expect(page.status).toBe(503);
    expect(page.text).not.toContain('Naar dit adres kunnen we helaas niet bezorgen.');
  });

  test('shows the address without the name of the shop while the shop does not return its locations', async () => {
    const { site, visitor, delivery } = await reachDelivery();
    await visitor.submit(await visitor.submit(delivery, PICKUP), { method: 'banktransfer' });
    site.faults.set('PickupLocations', 'down');
    const review = await visitor.open(REVIEW);
    expect(review.text).toMatch(/Afhalen bij ?Twijnstraat aan de Werf 9/);
  });
});

describe('The pages of a placed pickup order', () => {
  const LOOK_UP = '/nl/mijn-account/bestelling-opzoeken';
  const AT_SHOP = /Afhalen bij ?Veld & Vonk Utrecht ?Twijnstraat aan de Werf 9 ?3511 ZG Utrecht ?Nederland/;

  /** Orders with a pickup and a bank transfer. */
  async function orderPickup(atSite = sharedSite()) {
    const { site, visitor, delivery } = await reachDelivery(dutchAddress, LAMP, atSite);
    const payment = await visitor.submit(delivery, PICKUP);
    const review = await visitor.submit(payment, { method: 'banktransfer' });
    const confirmation = await visitor.submit(review, { terms_1: 'on' });
    const number = confirmation.main.querySelector('strong')?.textContent ?? '';
    const lookUp = () => visitor.openAndSubmit(LOOK_UP, 'find', { number, email: EMAIL, lastName: 'Veld' });
    return { site, visitor, payment, confirmation, lookUp };
  }

  test('show the name and address of the shop instead of a delivery address', async () => {
    const { confirmation, lookUp } = await orderPickup();
    for (const { text } of [confirmation, await lookUp()]) {
      expect(text).toMatch(AT_SHOP);
      expect(text).not.toContain('Bezorgadres');
      expect(text).toMatch(/Factuuradres ?Noor Veld ?Kade 12/);
    }
  });

  test('say when the order is ready to collect, and not when it is sent', async () => {
    const { payment, confirmation } = await orderPickup();
    expect(payment.text).toContain('Je bestelling ligt klaar zodra je betaling binnen is.');
    expect(payment.text).not.toContain('versturen');
    expect(confirmation.text).toContain('Je bestelling ligt klaar zodra je betaling binnen is.');
    expect(confirmation.text).toContain('Je krijgt bericht zodra je bestelling klaarligt.');
    expect(confirmation.text).not.toContain('onderweg');
  });

  test('load the shops once for all orders', async () => {
    const { site, visitor, lookUp } = await orderPickup(await runCheckoutSite());
    await lookUp();
    await visitor.open('/nl/bestellen/bevestiging');
    expect(site.operations.filter((name) => name === 'AllPickupLocations')).toHaveLength(1);
  });

  test('show the address of the order while the shop does not return its locations', async () => {
    // Another test may have loaded the locations of the shared site.
    const site = await runCheckoutSite();
    const { visitor, delivery } = await reachDelivery(dutchAddress, LAMP, site);
    site.faults.set('AllPickupLocations', 'down');
    const review = await visitor.submit(await visitor.submit(delivery, PICKUP), { method: 'banktransfer' });
    const confirmation = await visitor.submit(review, { terms_1: 'on' });
    expect(confirmation.text).toMatch(/Bezorgadres ?Noor Veld ?Twijnstraat aan de Werf 9/);
    expect(confirmation.text).toContain('onderweg');
  });

  test('of a delivery do not have the texts of a pickup', async () => {
    const { visitor, delivery } = await reachDelivery();
    const payment = await visitor.submit(delivery, DELIVERY);
    expect(payment.text).toContain('We versturen zodra je betaling binnen is.');
    const review = await visitor.submit(payment, { method: 'banktransfer' });
    const confirmation = await visitor.submit(review, { terms_1: 'on' });
    expect(confirmation.text).toMatch(/Bezorgadres ?Noor Veld ?Kade 12/);
    expect(confirmation.text).toContain('onderweg');
    expect(confirmation.text).not.toContain('Afhalen');
  });
});
