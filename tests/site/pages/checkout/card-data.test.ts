import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { localisedPaths, type RouteName, routePath } from '#site/protocol/route-table';
import { createSessionSeal } from '../../../../site/session/sealed-cookie.ts';
import { TEST_SESSION_SECRET } from '../../running-site.ts';
import type { ShownPage } from '../../visitor.ts';
import { registerAtShop } from '../account/shop-calls.ts';
import { createVisitor, reachReview, runCheckoutSite, type Visitor } from './checkout-visitor.ts';

// Customers enter card data at the provider only, so that the server never receives them.
const LAMP = 'VV-BATTERY';
const CUSTOMER = { email: 'mira@example.test', password: 'Basalt-15-lamp' };
const NUMBER = '4111111111111111';
const CARD = { 'cc-number': NUMBER, 'cc-csc': NUMBER, 'cc-exp': NUMBER, number: NUMBER, card_number: NUMBER };

const isRouteName = (name: string): name is RouteName => Object.hasOwn(localisedPaths, name);
const personalPaths = Object.keys(localisedPaths)
  .filter(isRouteName)
  .filter((name) => /^(account|checkout)/.test(name))
  .map((name) => routePath(name, 'nl'));

/** Returns the fields of a page that a browser would fill with card data, or whose names are names of card data. */
function cardFields({ document }: ShownPage) {
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => {
      const of = (attribute: string) => field.getAttribute(attribute) ?? '';
      return /\bcc-/.test(of('autocomplete')) || /card|cvc|cvv|csc|iban/i.test(`${of('name')} ${of('id')}`);
    })
    .map((field) => field.outerHTML);
}

async function expectNoCardFields(visitor: Visitor) {
  const shown = new Set<string>();
  for (const path of personalPaths) {
    const page = await visitor.open(path);
    expect(cardFields(page), path).toEqual([]);
    shown.add(page.path);
  }
  return shown;
}

describe('Card data', () => {
  test('have no field in any page of the checkout and the account, for guests and customers', async () => {
    const site = await runCheckoutSite({ PAYMENT_TEST: 'yes' });
    const guest = createVisitor(site);
    await guest.fillCart(LAMP);
    const review = await reachReview(guest, { payment: { method: 'banktransfer' } });
    const ofGuest = await expectNoCardFields(guest);
    await guest.submit(review, { terms_1: 'on' });
    ofGuest.add((await guest.open('/nl/bestellen/bedankt')).path);

    await registerAtShop(site, CUSTOMER);
    const customer = createVisitor(site);
    await customer.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', CUSTOMER);
    const shown = new Set([...ofGuest, ...(await expectNoCardFields(customer))]);

    // Two paths only redirect: the start of the checkout to a step, and an order without a number to the list of orders.
    const redirecting = [routePath('checkout', 'nl'), routePath('accountOrder', 'nl')];
    expect(personalPaths.filter((path) => !shown.has(path) && !redirecting.includes(path))).toEqual([]);
  });

  test('are ignored by the order and every step: neither shown, nor stored, nor sent to the shop or the provider', async () => {
    const site = await runCheckoutSite({ PAYMENT_TEST: 'yes' });
    const visitor = createVisitor(site);
    await visitor.fillCart(LAMP);
    await reachReview(visitor, { payment: { method: 'lantern_test' } });
    const shown: ShownPage[] = [];
    for (const step of ['gegevens', 'adres', 'bezorging', 'betaling']) {
      const page = await visitor.open(`/nl/bestellen/${step}`);
      shown.push(await visitor.submit(page, { ...CARD, method: '', email: '', shipping_city: '' }));
    }
    const review = await visitor.open('/nl/bestellen/controle');
    shown.push(await visitor.submit(review, CARD));
    expect(shown.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
    const { path: url } = await visitor.submit(review, { ...CARD, terms_1: 'on' });
    const payment = await (await fetch(url.replace('/pay/', '/payments/'))).text();
    await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });

    const confirmation = await visitor.submit(review, { ...CARD, terms_1: 'on' });

    expect(confirmation.text).toMatch(/Je bestelnummer is \d{9}/);
    const sealed = decodeURIComponent(visitor.cookies.get('magento_EU') ?? '');
    const session = await createSessionSeal([TEST_SESSION_SECRET]).unseal('magento_EU', sealed);
    expect(session).toHaveProperty('session');
    const texts = [
      ...[...shown, confirmation].map(({ html }) => html),
      ...site.bodies,
      payment,
      JSON.stringify([site.events, session]),
      ...mailsIn(site.mailFolder),
    ];
    // Proves that the texts contain entered values.
    expect(texts.some((text) => text.includes('Kade 12'))).toBe(true);
    expect(site.bodies.join('\n')).toContain('Kade 12');
    expect(texts.filter((text) => text.includes(NUMBER))).toEqual([]);
  });

  test('are not shown again by a refused form of the account', async () => {
    const site = await runCheckoutSite();
    const visitor = createVisitor(site);
    for (const [path, intent] of [
      ['/nl/mijn-account/inloggen', 'sign-in'],
      ['/nl/mijn-account/registreren', 'register'],
    ] as const) {
      const refused = await visitor.openAndSubmit(path, intent, CARD);
      expect(refused.status).toBe(422);
      expect(refused.html).not.toContain(NUMBER);
    }
    expect(site.bodies.filter((body) => body.includes(NUMBER))).toEqual([]);
  });
});

function mailsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => readFileSync(join(folder, name), 'utf8'));
}
