import { describe, expect, test } from 'vitest';
import type { LocaleCode } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import type { FormValues } from '../../visitor.ts';
import {
  createVisitor,
  dutchAddress,
  EMAIL,
  openReview,
  reachReview,
  shareCheckoutSite,
  textAt,
  type Visitor,
} from './checkout-visitor.ts';

const LAMP = 'VV-BATTERY';
const PARCEL = { method: 'tablerate/bestway' };
const PICKUP = { method: 'instore/pickup', location: 'utrecht' };

/** An order whose payment needs no provider. */
type OfflineOrder = {
  readonly code: string;
  readonly shipping: FormValues;
  /** Text on the confirmation about what happens next. */
  readonly next: string;
  readonly sku?: string;
  readonly locale?: LocaleCode;
  readonly reference?: string;
};

const americanAddress = {
  ...dutchAddress,
  shipping_country: 'US',
  shipping_postcode: '94105',
  shipping_city: 'San Francisco',
  shipping_region: 'CA',
};

/** Returns the code of the payment method of a guest's order, as the shop has stored it. */
async function paymentOf(visitor: Visitor, number: string) {
  const found = await visitor.ask(
    `query ($number: String!, $email: String!) {
      guestOrder(input: { number: $number, email: $email, lastname: "Veld" }) { payment_methods { type } } }`,
    { number, email: EMAIL },
  );
  return textAt(found, 'guestOrder', 'payment_methods', '0', 'type');
}

const sharedSite = shareCheckoutSite();

describe('The checkout without a script', () => {
  test('links from the summary of the steps and of the order to the variant', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.fillCart('VV-KUIP-MOSS');
    const variant = 'main a[href="/nl/pot-kuip.html?variant=VV-KUIP-MOSS"]';
    const review = await reachReview(visitor);
    expect(review.main.querySelector(variant)).not.toBeNull();
    const confirmation = await visitor.submit(review, { terms_1: 'on' });
    expect(confirmation.path).toBe('/nl/bestellen/bedankt');
    expect(confirmation.main.querySelector(variant)).not.toBeNull();
  });

  test('leads a guest from the email address to the confirmation', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.fillCart(LAMP, 2);

    const contact = await visitor.open('/nl/bestellen');
    expect(contact).toMatchObject({ status: 200, path: '/nl/bestellen/gegevens' });
    const addresses = await visitor.submit(contact, { email: EMAIL });
    expect(addresses.path).toBe('/nl/bestellen/adres');
    const shipping = await visitor.submit(addresses, dutchAddress);
    expect(shipping.path).toBe('/nl/bestellen/bezorging');
    expect(shipping.text).toContain('Gratis');
    expect(shipping.text).toMatch(/Verwachte bezorging: \w+dag \d+ \w+/);
    const payment = await visitor.submit(shipping, { method: 'tablerate/bestway' });
    expect(payment.path).toBe('/nl/bestellen/betaling');
    const review = await visitor.submit(payment, { method: 'banktransfer' });
    expect(review.path).toBe('/nl/bestellen/controle');
    expect(review.text).toContain('Noor Veld');
    expect(review.text).toContain('1234 AB Utrecht');
    expect(review.text).toContain('Overschrijving');
    const links = [...review.main.querySelectorAll('form a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/nl/privacy']);
    expect(review.main.querySelector('form summary')?.textContent).toBe('Algemene voorwaarden lezen');

    const confirmation = await visitor.submit(review, { terms_1: 'on' });

    expect(confirmation).toMatchObject({ status: 200, path: '/nl/bestellen/bedankt' });
    for (const page of [review, confirmation]) expect(page.text).toContain('Bezorgen – In een envelop');
    expect(confirmation.text).toMatch(/Je bestelnummer is \d{9}/);
    expect(confirmation.text).toContain(EMAIL);
    expect(confirmation.text).toContain('Kade 12');
    const again = await visitor.open('/nl/bestellen/bedankt');
    expect(again.text).toBe(confirmation.text);
    expect(site.operations.filter((name) => name === 'PlaceOrder')).toHaveLength(1);
    expect(site.events).toEqual([]);
  });

  test.each([
    // A Thursday before and after the latest hour for orders that are sent on the same day, and a Saturday.
    ['2026-02-05T10:30:00+01:00', 'maandag 9 februari'],
    ['2026-02-05T23:30:00+01:00', 'dinsdag 10 februari'],
    ['2026-02-07T10:30:00+01:00', 'woensdag 11 februari'],
  ])('names the delivery day that the clock of the site gives: %s', async (time, expected) => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.fillCart(LAMP);
    site.setSiteTime(Date.parse(time));

    const contact = await visitor.open('/nl/bestellen');
    const shipping = await visitor.submit(await visitor.submit(contact, { email: EMAIL }), dutchAddress);

    expect(shipping.text).toContain(`Verwachte bezorging: ${expected}`);
  });

  test.each<OfflineOrder>([
    { code: 'banktransfer', shipping: PARCEL, next: 'Maak het bedrag over.' },
    { code: 'banktransfer', shipping: PICKUP, next: 'Maak het bedrag over.' },
    {
      code: 'purchaseorder',
      shipping: PARCEL,
      reference: 'PO-77',
      next: 'Je ontvangt de factuur per e-mail',
    },
    { code: 'cashondelivery', shipping: PICKUP, next: 'Betaal als je de bestelling in onze winkel ophaalt.' },
    { code: 'free', shipping: PICKUP, sku: 'VV-KEY', next: 'We pakken je bestelling met zorg in.' },
    { code: 'checkmo', shipping: PARCEL, locale: 'en-US', next: 'Mail us your check.' },
  ])('orders with the offline method $code and the delivery $shipping.method', async (row) => {
    const { code, shipping, next, sku = LAMP, locale = 'nl', reference } = row;
    const site = sharedSite();
    const visitor = createVisitor(site, locale);
    await visitor.fillCart(sku);
    const review = await reachReview(visitor, {
      start: routePath('checkout', locale),
      address: locale === 'nl' ? dutchAddress : americanAddress,
      shipping,
      payment: { method: code, reference },
    });
    expect(review.path).toBe(routePath('checkoutReview', locale));

    const confirmation = await visitor.submit(review, { terms_1: 'on' });

    expect(confirmation).toMatchObject({ status: 200, path: routePath('checkoutConfirmation', locale) });
    expect(confirmation.text).toMatch(/\d{9}/);
    expect(confirmation.text).toContain(next);
    expect(site.operations.filter((name) => name === 'PlaceOrder')).toHaveLength(1);
    expect(await paymentOf(visitor, /\d{9}/.exec(confirmation.text)?.[0] ?? '')).toBe(code);
    expect(site.events).toEqual([]);
  });

  test('leads to the first unfinished step', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.fillCart(LAMP);

    expect((await visitor.open('/nl/bestellen/controle')).path).toBe('/nl/bestellen/gegevens');
    await visitor.submit(await visitor.open('/nl/bestellen'), { email: EMAIL });
    expect((await visitor.open('/nl/bestellen/betaling')).path).toBe('/nl/bestellen/adres');
  });

  test('keeps the entered values when a field is invalid, and links to the field', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.fillCart(LAMP);
    const addresses = await visitor.submit(await visitor.open('/nl/bestellen'), { email: EMAIL });

    const invalid = await visitor.submit(addresses, { ...dutchAddress, shipping_postcode: '12' });

    expect(invalid.status).toBe(422);
    const { document } = invalid;
    expect(document.querySelector('#shipping_city')?.getAttribute('value')).toBe('Utrecht');
    expect(document.querySelector('#shipping_postcode-error')?.textContent).toBe(
      'Vul een postcode in zoals 1234 AB.',
    );
    expect(document.querySelector('a[href="#shipping_postcode"]')).not.toBeNull();
  });

  test.each(["o'brien@example.com", 'info@xn--mller-kva.de', 'jan&piet@x.nl', 'x@a--b.com'])(
    'accepts the email address %s',
    async (email) => {
      const visitor = createVisitor(sharedSite());
      await visitor.fillCart(LAMP);

      const addresses = await visitor.submit(await visitor.open('/nl/bestellen'), { email });

      expect(addresses.path).toBe('/nl/bestellen/adres');
    },
  );

  test.each([
    ['without an @', 'noor', []],
    ['with more than 254 characters', `noor@${'a'.repeat(250)}.nl`, []],
    ['that only the shop refuses', 'noor@example..test', ['SetGuestEmail']],
  ])('shows the error of an email address %s at its field', async (_kind, email, operations) => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.fillCart(LAMP);

    const invalid = await visitor.submit(await visitor.open('/nl/bestellen'), { email });

    expect(invalid).toMatchObject({ status: 422, path: '/nl/bestellen/gegevens' });
    const { document } = invalid;
    expect(document.querySelector('#email')?.getAttribute('value')).toBe(email);
    expect(document.querySelector('#email-error')?.textContent).toBe(
      'Vul een e-mailadres in zoals naam@voorbeeld.nl.',
    );
    expect(document.querySelector('a[href="#email"]')).not.toBeNull();
    expect(site.operations.filter((name) => name === 'SetGuestEmail')).toEqual(operations);
  });

  test('changes the country by its button and keeps everything typed', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await visitor.fillCart(LAMP);
    const addresses = await visitor.submit(await visitor.open('/nl/bestellen'), { email: EMAIL });

    const changed = await visitor.submit(addresses, {
      ...dutchAddress,
      shipping_country: 'DE',
      shipping_postcode: '',
      change_country: 'shipping',
    });

    expect(changed.status).toBe(200);
    const { document } = changed;
    expect(document.querySelector('#shipping_country option[selected]')?.getAttribute('value')).toBe('DE');
    expect(document.querySelector('#shipping_city')?.getAttribute('value')).toBe('Utrecht');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    const texts = [...document.querySelectorAll('fieldset [role=status]')].map((status) => [
      status.closest('fieldset')?.id,
      status.textContent,
    ]);
    expect(texts).toEqual([['shipping-address', 'Dit zijn de velden van het land dat je koos.']]);
    expect(document.querySelector('[name=change_country][value=billing]')?.getAttribute('formaction')).toBe(
      '#billing-address',
    );
  });

  test('bills a company to its own address with a VAT number', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'de');
    await visitor.fillCart(LAMP);

    const contact = await visitor.open('/de/kasse');
    const addresses = await visitor.submit(contact, { email: EMAIL });
    const shipping = await visitor.submit(addresses, {
      ...dutchAddress,
      same_address: undefined,
      billing_country: 'DE',
      billing_business: 'on',
      billing_company: 'Mond & Licht GmbH',
      billing_vatId: '123 456 789',
      billing_firstName: 'Jana',
      billing_lastName: 'Lüders',
      billing_street1: 'Hauptstraße 1',
      billing_postcode: '10115',
      billing_city: 'Berlin',
      billing_telephone: '+49 30 123456',
    });
    const payment = await visitor.submit(shipping, { method: 'tablerate/bestway' });
    const missing = await visitor.submit(payment, { method: 'purchaseorder' });
    expect(missing.main.querySelector('#reference-error')?.textContent).toBe(
      'Bitte geben Sie Ihre Referenz an.',
    );
    const review = await visitor.submit(missing, { method: 'purchaseorder', reference: 'PO-77' });
    expect(review.text).toContain('Jana Lüders z. Hd. Mond & Licht GmbH');
    expect(review.text).toContain('DE123456789');
    expect(review.text).toContain('PO-77');

    const confirmation = await visitor.submit(review, { terms_1: 'on' });

    expect(confirmation.text).toContain('PO-77');
    expect(confirmation.text).toContain('Mond & Licht GmbH');
  });

  test('requires a state in the United States', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site, 'en-US');
    await visitor.fillCart(LAMP);
    const addresses = await visitor.submit(await visitor.open('/en-US/checkout'), { email: EMAIL });
    const address = {
      ...dutchAddress,
      shipping_country: 'US',
      shipping_postcode: '94105',
      shipping_city: 'San Francisco',
      shipping_region: '',
    };

    const missing = await visitor.submit(addresses, address);
    expect(missing.main.querySelector('#shipping_region-error')?.textContent).toBe(
      'Choose one from the list.',
    );
    const shipping = await visitor.submit(missing, { ...address, shipping_region: 'CA' });
    const payment = await visitor.submit(shipping, { method: 'tablerate/bestway' });
    const review = await visitor.submit(payment, { method: 'checkmo' });

    expect(review.text).toContain('San Francisco, California 94105');
    expect(review.text).toContain('$');
  });

  test.each([
    {
      code: 'en-CA',
      start: '/en-CA/checkout',
      name: 'Quebec',
      other: '/fr-CA/commande/merci',
      otherName: 'Québec',
    },
    {
      code: 'fr-CA',
      start: '/fr-CA/commande',
      name: 'Québec',
      other: '/en-CA/checkout/thank-you',
      otherName: 'Quebec',
    },
  ] as const)(
    'names the province alike in the steps and the order, in the language of the page: $code',
    async (row) => {
      const site = sharedSite();
      const visitor = createVisitor(site, row.code);
      await visitor.fillCart(LAMP);
      const review = await reachReview(visitor, {
        start: row.start,
        address: {
          ...dutchAddress,
          shipping_country: 'CA',
          shipping_postcode: 'H2Y 1C6',
          shipping_city: 'Montréal',
          shipping_region: 'QC',
        },
        payment: { method: 'checkmo' },
      });
      expect(review.text).toContain(`Montréal, ${row.name} H2Y 1C6`);

      const confirmation = await visitor.submit(review, { terms_1: 'on' });

      expect(confirmation.text).toContain(`Montréal, ${row.name} H2Y 1C6`);
      expect((await visitor.open(row.other)).text).toContain(`Montréal, ${row.otherName} H2Y 1C6`);
    },
  );

  test('requires the terms, and shows the error at their checkbox', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    const review = await openReview(visitor, await visitor.fillCart(LAMP));

    const refused = await visitor.submit(review);

    expect(refused.status).toBe(422);
    expect(refused.main.querySelector('#terms_1-error')?.textContent).toContain('Ga akkoord');
    expect(site.operations).not.toContain('PlaceOrder');
  });

  test('keeps its steps in another language of the website', async () => {
    const site = sharedSite();
    const visitor = createVisitor(site);
    await openReview(visitor, await visitor.fillCart(LAMP));

    const review = await visitor.open('/fr/commande/verification');

    expect(review.path).toBe('/fr/commande/verification');
    expect(review.text).toContain('Pays-Bas');
    expect(review.text).toContain('Virement bancaire');
  });
});
