import { describe, expect, test } from 'vitest';
import type { ShownPage } from '../../visitor.ts';
import {
  createVisitor,
  registerCustomer,
  runCheckoutSite,
  shareCheckoutSite,
  textAt,
  type Visitor,
} from './checkout-visitor.ts';

const LAMP = 'VV-BATTERY';
const CUSTOMER = { email: 'mira@example.test', password: 'Basalt-15-lamp' };
const CONTACT = '/en-US/checkout/contact';

async function tokenOf(visitor: Visitor) {
  const created = await visitor.ask(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    CUSTOMER,
  );
  return textAt(created, 'generateCustomerToken', 'token');
}

async function saveAddress(visitor: Visitor, address: object) {
  const token = await tokenOf(visitor);
  await visitor.ask(
    'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
    { input: address },
    token,
  );
}

async function deleteAddress(visitor: Visitor, id: string) {
  await visitor.ask(
    'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }',
    { id: Number(id) },
    await tokenOf(visitor),
  );
}

/** Returns the ids of the offered addresses. The last one is empty, for another address. */
function savedIdsOf({ document }: ShownPage) {
  return [...document.querySelectorAll('[name=shipping_saved]')].map(
    (radio) => radio.getAttribute('value') ?? '',
  );
}

const californian = {
  firstname: 'Mira',
  lastname: 'Veldman',
  street: ['1 Market Street'],
  city: 'San Francisco',
  postcode: '94105',
  telephone: '+1 415 5550100',
  country_code: 'US',
  region: { region_id: 12, region_code: 'CA', region: 'California' },
  default_shipping: true,
};

const sharedSite = shareCheckoutSite();

describe('The checkout of a customer', () => {
  test('starts with the name of the customer in a new address', async () => {
    const visitor = createVisitor(sharedSite(), 'en-US');
    await registerCustomer(visitor, CUSTOMER);
    await visitor.fillCart(LAMP);
    const contact = await visitor.open('/en-US/checkout');
    const { document } = await visitor.submit(contact, { intent: 'sign-in', ...CUSTOMER });
    const valueOf = (name: string) => document.querySelector(`[name=${name}]`)?.getAttribute('value');
    expect(['shipping_firstName', 'shipping_lastName', 'shipping_city'].map(valueOf)).toEqual([
      'Mira',
      'Veldman',
      '',
    ]);
  });

  test('signs in at the contact step, keeps the cart, offers the address book, and orders in dollars', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'en-US');
    await registerCustomer(visitor, CUSTOMER);
    await saveAddress(visitor, californian);
    await visitor.fillCart(LAMP, 2);
    const contact = await visitor.open('/en-US/checkout');

    const addresses = await visitor.submit(contact, { intent: 'sign-in', ...CUSTOMER });
    expect(addresses).toMatchObject({ status: 200, path: '/en-US/checkout/address' });
    const saved = addresses.main.querySelector('[name=shipping_saved][checked]');
    expect(saved?.closest('label')?.textContent).toContain(
      '1 Market Street, San Francisco, California 94105',
    );
    const shipping = await visitor.submit(addresses);
    const payment = await visitor.submit(shipping, { method: 'tablerate/bestway' });
    const review = await visitor.submit(payment, { method: 'checkmo' });
    expect(review.text).toContain(CUSTOMER.email);
    expect(review.text).toContain('San Francisco, California 94105');
    expect(review.text).toContain('$');
    const confirmation = await visitor.submit(review, { terms_1: 'on' });

    expect(confirmation).toMatchObject({ status: 200, path: '/en-US/checkout/thank-you' });
    const number = /\d{9}/.exec(confirmation.text)?.[0];
    const orders = await visitor.ask(
      '{ customer { orders { items { number } } } }',
      {},
      await tokenOf(visitor),
    );
    expect(JSON.stringify(orders)).toContain(`"${number}"`);
    expect(site.events).toEqual([]);
  });

  test('takes another address than those of the address book, and requires the state', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'en-US');
    await registerCustomer(visitor, CUSTOMER);
    await saveAddress(visitor, californian);
    await visitor.fillCart(LAMP);
    const addresses = await visitor.submit(await visitor.open(CONTACT), { intent: 'sign-in', ...CUSTOMER });
    const typed = {
      shipping_saved: '',
      shipping_country: 'US',
      shipping_firstName: 'Mira',
      shipping_lastName: 'Veldman',
      shipping_street1: '350 Fifth Avenue',
      shipping_postcode: '10118',
      shipping_city: 'New York',
      shipping_region: '',
      shipping_telephone: '+1 212 5550100',
    };

    const missing = await visitor.submit(addresses, typed);
    expect(missing.main.querySelector('#shipping_region-error')?.textContent).toBe(
      'Choose one from the list.',
    );
    expect(missing.main.querySelector('#shipping_city')?.getAttribute('value')).toBe('New York');
    const shipping = await visitor.submit(missing, { ...typed, shipping_region: 'NY' });

    expect(shipping.path).toBe('/en-US/checkout/delivery');
  });

  test('keeps the region and VAT number of an edited address, which the form does not show', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await registerCustomer(visitor, CUSTOMER);
    const unshown = { vat_id: 'NL123456789B01', region: { region: 'Drenthe' } };
    await saveAddress(visitor, { ...californian, ...unshown, country_code: 'NL', postcode: '1234 AB' });
    await visitor.fillCart(LAMP);
    const contact = await visitor.open('/nl/bestellen/gegevens');
    const addresses = await visitor.submit(contact, { intent: 'sign-in', ...CUSTOMER });
    await visitor.submit(addresses);
    const stored = async () =>
      visitor.ask(
        '{ customerCart { shipping_addresses { city vat_id region { label } } } }',
        {},
        await tokenOf(visitor),
      );
    const withCity = (city: string) => ({
      customerCart: {
        shipping_addresses: [{ city, vat_id: 'NL123456789B01', region: { label: 'Drenthe' } }],
      },
    });
    expect(await stored()).toEqual(withCity('San Francisco'));

    const again = await visitor.open('/nl/bestellen/adres');
    await visitor.submit(again, { shipping_saved: '', shipping_city: 'Assen' });
    expect(await stored()).toEqual(withCity('Assen'));
  });

  test('takes an address of the address book while the form shows errors of another one', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'en-US');
    await registerCustomer(visitor, CUSTOMER);
    await saveAddress(visitor, californian);
    await visitor.fillCart(LAMP);
    const addresses = await visitor.submit(await visitor.open(CONTACT), { intent: 'sign-in', ...CUSTOMER });
    const saved = addresses.main.querySelector('[name=shipping_saved]')?.getAttribute('value') ?? '';

    const missing = await visitor.submit(addresses, { shipping_saved: '', shipping_country: 'US' });
    expect(missing.status).toBe(422);
    expect(missing.main.querySelector('[name=shipping_saved][checked]')?.getAttribute('value')).toBe('');
    expect(missing.main.querySelector(`[name=shipping_saved][value="${saved}"]`)).not.toBeNull();
    const shipping = await visitor.submit(missing, { shipping_saved: saved });

    expect(saved).toMatch(/^\d+$/);
    expect(shipping.path).toBe('/en-US/checkout/delivery');
  });

  test('says that a chosen address no longer exists, and offers the present ones', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'en-US');
    await registerCustomer(visitor, CUSTOMER);
    await saveAddress(visitor, californian);
    await saveAddress(visitor, { ...californian, street: ['2 Market Street'], default_shipping: false });
    await visitor.fillCart(LAMP);
    const addresses = await visitor.submit(await visitor.open(CONTACT), { intent: 'sign-in', ...CUSTOMER });
    const [first = '', second = ''] = savedIdsOf(addresses);
    await deleteAddress(visitor, second);

    const refused = await visitor.submit(addresses, { shipping_saved: second });
    expect(refused.status).toBe(422);
    expect(refused.main.querySelector('[data-result]')?.textContent).toBe(
      'This address no longer exists. Choose another address.',
    );
    expect(refused.main.querySelector('[aria-invalid]')).toBeNull();
    expect(savedIdsOf(refused)).toEqual([first, '']);
    expect(refused.main.querySelector('[name=shipping_saved][checked]')?.getAttribute('value')).toBe(first);
    expect((await visitor.submit(refused)).path).toBe('/en-US/checkout/delivery');
  });

  test('says that the shop does not respond if the chosen address cannot be read', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'en-US');
    await registerCustomer(visitor, CUSTOMER);
    await saveAddress(visitor, californian);
    await visitor.fillCart(LAMP);
    const addresses = await visitor.submit(await visitor.open(CONTACT), { intent: 'sign-in', ...CUSTOMER });
    site.faults.set('CustomerAccount', 'down');

    const refused = await visitor.submit(addresses);

    expect(refused.status).toBe(503);
    expect(refused.main.querySelector('[aria-invalid]')).toBeNull();
  });

  test('keeps the guest’s cart after a wrong password, and shows the error in the form to sign in', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'en-US');
    await registerCustomer(visitor, CUSTOMER);
    await visitor.fillCart(LAMP);

    const refused = await visitor.submit(await visitor.open(CONTACT), {
      intent: 'sign-in',
      ...CUSTOMER,
      password: 'Wrong-99-word',
    });

    expect(refused).toMatchObject({ status: 422, path: CONTACT });
    expect(refused.main.querySelector('details [role=alert]')?.textContent).toContain('is wrong');
    expect(refused.main.querySelector('#sign-in-email')?.getAttribute('value')).toBe(CUSTOMER.email);
    expect(refused.main.querySelector('[type=password]')?.getAttribute('value') ?? '').toBe('');
    const addresses = await visitor.submit(refused, { email: 'guest@example.test' });
    expect(addresses.path).toBe('/en-US/checkout/address');
  });

  test('limits attempts to sign in', async () => {
    const site = await runCheckoutSite({ SIGN_IN_ATTEMPTS: '1' });
    const visitor = createVisitor(site, 'en-US');
    await visitor.fillCart(LAMP);
    const contact = await visitor.open(CONTACT);
    await visitor.submit(contact, { intent: 'sign-in', ...CUSTOMER });

    await visitor.submit(contact, { intent: 'sign-in', ...CUSTOMER });

    expect(site.operations.filter((name) => name === 'SignIn')).toHaveLength(1);
  });

  test('shows the sign-in screen with a message when the token has expired, and returns to the step with the entered texts', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'en-US');
    await registerCustomer(visitor, CUSTOMER);
    await visitor.fillCart(LAMP);
    const addresses = await visitor.submit(await visitor.open(CONTACT), { intent: 'sign-in', ...CUSTOMER });
    await visitor.ask('mutation { revokeCustomerToken { result } }', {}, await tokenOf(visitor));

    const signIn = await visitor.submit(addresses, { shipping_city: 'San Francisco' });
    expect(signIn.text).toContain('You were signed out');
    const again = await visitor.submit(signIn, { intent: 'sign-in', ...CUSTOMER });

    expect(again).toMatchObject({ status: 200, path: '/en-US/checkout/address' });
    expect(again.text).toContain('What you entered is still here');
    expect(again.main.querySelector('#shipping_city')?.getAttribute('value')).toBe('San Francisco');
  });

  test('keeps the guest’s cart that the shop refused to merge when the token has expired', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'en-US');
    const guestCartId = await visitor.fillCart(LAMP);
    await visitor.setSession({ token: 'expired', cartId: 'of-the-customer', guestCartId });

    const signIn = await visitor.open(CONTACT);
    expect(signIn.text).toContain('You were signed out');

    expect((await visitor.open('/en-US/checkout')).path).toBe(CONTACT);
  });
});
