import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedServer } from '#embedded/listen';
import { startPaymentServer } from '#embedded/payment';
import { defaultLocale, type Locale, locales } from '#site/i18n/locale';
import { createTestPayments } from '#site/services/payment';
import {
  cancelPayment,
  completePayment,
  repeatCompletion,
} from '../../../../../site/pages/checkout/payment/end-payment.ts';
import { payForCart, resumePayment } from '../../../../../site/pages/checkout/payment/pay-for-cart.ts';
import type { PaymentMethod } from '../../../../../site/pages/checkout/payment/payment-method.ts';
import { createPaymentMethods, TEST_PAYMENT_CODE } from '../../../../../site/pages/payment-methods.ts';
import { createFakeSession } from '../../../fake-session.ts';

let server: EmbeddedServer;
let errors: string[];
beforeEach(async () => {
  errors = [];
  server = await startPaymentServer({ port: 0 });
});
afterEach(() => server.close());

const CART = { cartId: 'cart-1', amount: { value: 149.5, currency: 'EUR' } };

/** Creates a visitor with a separate session. */
function createVisitor(
  baseUrl = server.url,
  paymentMethods: readonly PaymentMethod[] = createPaymentMethods(
    createTestPayments({ baseUrl, log: { warn: () => {} } }),
  ),
  locale: Locale = defaultLocale,
) {
  const session = createFakeSession();
  const record = (_fields: object, message: string) => void errors.push(message);
  const log = { warn: record, error: record };
  const services = { paymentMethods, siteUrl: 'https://www.example.test', log };
  const request = { session, services, locale };
  return {
    session,
    pay: (purpose = CART, code: string = TEST_PAYMENT_CODE) =>
      payForCart(request, { ...purpose, code, returnPath: '/nl/bestellen/controleren' }),
    resume: (purpose = CART) => resumePayment(request, purpose),
    complete: (number: string | undefined) => completePayment(request, { cartId: CART.cartId, number }),
    repeat: () => repeatCompletion(request),
    cancel: () => cancelPayment(request),
  };
}

let visitor: ReturnType<typeof createVisitor>;
beforeEach(() => {
  visitor = createVisitor();
});

/** Starts a payment and returns the provider's page. */
async function start(purpose = CART) {
  const step = await visitor.pay(purpose);
  if (step.outcome !== 'redirect') throw new Error(`Expected a redirect, got ${step.outcome}.`);
  return step.url;
}

const choose = (url: string, choice: string) =>
  fetch(`${url}/${choice}`, { method: 'POST', redirect: 'manual' });

test.each(['banktransfer', 'purchaseorder', 'cashondelivery'])(
  'The offline method %s needs no authorisation',
  async (code) => {
    expect(await visitor.pay(CART, code)).toEqual({ outcome: 'authorised' });
    expect(visitor.session.values().payment).toBeUndefined();
  },
);

test('A payment that succeeds leads back to the site, and is authorised for its cart', async () => {
  const url = await start();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\//);
  expect(await (await fetch(url)).text()).toContain('Test: no money is paid');
  const response = await choose(url, 'pay');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('https://www.example.test/nl/bestellen/controleren');
  expect(await visitor.resume()).toEqual({ state: 'authorised', code: TEST_PAYMENT_CODE });
  expect(await visitor.pay()).toEqual({ outcome: 'authorised' });
});

test.each([
  ['refuse', 'declined'],
  ['secure-refuse', 'declined'],
  ['cancel', 'cancelled'],
])('After “%s” the payment is refused as %s, and the visitor can pay again', async (choice, reason) => {
  const url = await start();
  await choose(url, choice);
  expect(await visitor.resume()).toMatchObject({ state: 'refused', reason });
  expect(visitor.session.values().payment).toBeUndefined();
  expect(await start()).not.toBe(url);
});

test.each([
  ['nl', 'Test: er wordt niets betaald', '€\u00a0149,50'],
  ['de', 'Test: Es wird nichts bezahlt', '149,50\u00a0€'],
  ['fr-CA', 'Test\u00a0: rien n’est payé', '149,50\u00a0€'],
])('The page of the provider has the language of %s', async (code, mark, sum) => {
  const locale = locales.find((candidate) => candidate.code === code);
  visitor = createVisitor(undefined, undefined, locale);
  const page = await (await fetch(await start())).text();
  expect(page).toContain(mark);
  expect(page).toContain(sum);
  expect(page).toContain(`<html lang="${locale?.intl}">`);
});

test('3-D Secure is a second page of the provider, which authorises the payment', async () => {
  const url = await start();
  expect(await (await fetch(`${url}/3-d-secure`)).text()).toContain('3-D Secure');
  await choose(url, 'secure-pay');
  expect(await visitor.resume()).toMatchObject({ state: 'authorised' });
});

test('A visitor who never comes back continues the same payment later', async () => {
  const url = await start();
  expect(await visitor.resume()).toEqual({ state: 'open', url, code: TEST_PAYMENT_CODE });
  expect(await visitor.pay()).toEqual({ outcome: 'redirect', url });
});

describe('An authorisation is valid for one order', () => {
  test('another amount cancels it and begins another payment', async () => {
    const url = await start();
    await choose(url, 'pay');
    const dearer = { ...CART, amount: { value: 200, currency: 'EUR' } };
    expect(await visitor.resume(dearer)).toBeUndefined();
    expect(await start(dearer)).not.toBe(url);
    expect(await (await fetch(url)).text()).toContain('This payment is cancelled');
  });

  test('another cart does not use it, also with a copied session', async () => {
    await choose(await start(), 'pay');
    const other = { ...CART, cartId: 'cart-2' };
    expect(await visitor.resume(other)).toBeUndefined();
    const { payment } = visitor.session.values();
    visitor.session.change({ payment: payment && { ...payment, cartId: 'cart-2' } });
    expect(await visitor.resume(other)).toMatchObject({ state: 'unknown' });
  });

  test('an order uses it up, also for a copy of the session', async () => {
    await choose(await start(), 'pay');
    const { payment } = visitor.session.values();
    await visitor.complete('000000012');
    expect(visitor.session.values().payment).toBeUndefined();
    visitor.session.change({ payment });
    expect(await visitor.resume()).toMatchObject({ state: 'unknown' });
    expect(await visitor.pay()).toMatchObject({ outcome: 'redirect' });
  });

  test('a cancelled one is not used', async () => {
    await choose(await start(), 'pay');
    const { payment } = visitor.session.values();
    await visitor.cancel();
    visitor.session.change({ payment });
    expect(await visitor.resume()).toMatchObject({ state: 'refused', reason: 'cancelled' });
  });
});

test('While the provider does not respond, nothing is authorised and a started payment is kept', async () => {
  await choose(await start(), 'pay');
  const { payment } = visitor.session.values();
  const offline = createVisitor('http://127.0.0.1:9');
  expect(await offline.pay()).toEqual({ outcome: 'unavailable' });
  offline.session.change({ payment });
  expect(await offline.pay()).toEqual({ outcome: 'unavailable' });
  expect(offline.session.values().payment).toEqual(payment);
});

test('Without the test provider its code authorises nothing', () => {
  const codes = createPaymentMethods(undefined).map(({ code }) => code);
  expect(codes).not.toContain(TEST_PAYMENT_CODE);
});

test('A second start for the same cart and amount, without its cookie, continues the same payment', async () => {
  const url = await start();
  visitor.session.change({ payment: undefined });
  expect(await start()).toBe(url);
  await choose(url, 'pay');
  visitor.session.change({ payment: undefined });
  expect(await visitor.pay()).toEqual({ outcome: 'authorised' });
});

test('A payment that the provider no longer knows is unknown, and the visitor can pay again', async () => {
  await start();
  const { payment } = visitor.session.values();
  visitor.session.change({ payment: payment && { ...payment, id: 'forgotten' } });
  expect(await visitor.resume()).toMatchObject({ state: 'unknown' });
  expect(visitor.session.values().payment).toBeUndefined();
  expect(await visitor.pay()).toMatchObject({ outcome: 'redirect' });
});

describe('After the order', () => {
  test('a provider that does not respond receives the number later, and its payment is not cancelled before', async () => {
    await choose(await start(), 'pay');
    const { payment } = visitor.session.values();
    const offline = createVisitor('http://127.0.0.1:9');
    offline.session.change({ payment });
    await offline.complete('000000012');
    expect(errors).toEqual(['payment: the payment of an order was not completed']);
    expect(offline.session.values().payment).toEqual({ ...payment, order: '000000012' });
    expect(await offline.resume()).toBeUndefined();

    visitor.session.change(offline.session.values());
    await visitor.cancel();
    expect(visitor.session.values().payment).toBeUndefined();
    visitor.session.change({ payment });
    expect(await visitor.resume()).toMatchObject({ state: 'unknown' });
  });

  test('the payment is completed without the number, and again with it', async () => {
    await choose(await start(), 'pay');
    const { payment } = visitor.session.values();
    await visitor.complete(undefined);
    visitor.session.change({ payment });
    await visitor.complete('000000012');
    visitor.session.change({ payment });
    await visitor.complete(undefined);
    expect(errors).toEqual([]);
    expect(visitor.session.values().payment).toBeUndefined();
  });

  test('a cancelled payment is an error in the log', async () => {
    const url = await start();
    await choose(url, 'cancel');
    await visitor.complete('000000012');
    expect(errors).toEqual(['payment: the payment of an order was not completed']);
    expect(visitor.session.values().payment).toBeUndefined();
  });

  test('a payment of another cart is not completed', async () => {
    await choose(await start({ ...CART, cartId: 'cart-2' }), 'pay');
    const { payment } = visitor.session.values();
    await visitor.complete('000000012');
    expect(visitor.session.values().payment).toEqual(payment);
  });
});

describe('A payment provider', () => {
  const methodOf = (url: string, reason?: 'declined'): PaymentMethod => ({
    code: 'cards',
    provider: {
      origin: 'https://pay.example',
      start: async () => (reason ? { state: 'refused', reason } : { state: 'redirect', id: '1', url }),
      resume: async () => ({ state: 'open', url }),
      complete: async () => 'done',
      cancel: async () => 'done',
    },
  });

  test('opens only a page of its own origin', async () => {
    const good = createVisitor('', [methodOf('https://pay.example/1')]);
    expect(await good.pay(CART, 'cards')).toEqual({ outcome: 'redirect', url: 'https://pay.example/1' });
    for (const url of [
      'https://pay.example.evil.test/1',
      'http://pay.example/1',
      'javascript:alert(1)',
      '/',
    ]) {
      const visitorOfOther = createVisitor('', [methodOf(url)]);
      expect(await visitorOfOther.pay(CART, 'cards'), url).toEqual({ outcome: 'unavailable' });
      expect(visitorOfOther.session.values().payment).toBeUndefined();
      visitorOfOther.session.change({
        payment: { id: '1', code: 'cards', cartId: CART.cartId, amount: '149.50 EUR' },
      });
      expect(await visitorOfOther.resume(), url).toMatchObject({ state: 'unavailable' });
    }
    expect(errors).toHaveLength(8);
  });

  test('that refuses the start names its reason', async () => {
    const refused = createVisitor('', [methodOf('', 'declined')]);
    expect(await refused.pay(CART, 'cards')).toEqual({ outcome: 'refused', reason: 'declined' });
  });
});
