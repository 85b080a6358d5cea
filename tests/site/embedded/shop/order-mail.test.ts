import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { composeMail } from '../../../../site/embedded/shop/mails/compose-mail.ts';
import { orderMail } from '../../../../site/embedded/shop/mails/order-mail.ts';
import { findStoreView } from '../../../../site/embedded/shop/stores/store-view.ts';

const order = {
  number: '000000006',
  placedAt: new Date('2026-11-20T12:00:00Z'),
  customer: { email: 'mira@example.test', firstname: 'Mira', lastname: 'Veldman' },
  isGuest: true,
  lines: [{ name: 'Maan 15, Basalt', sku: 'VV-MAAN-15-BASALT', quantity: 2, total: 259_800 }],
  subtotal: 259_800,
  shipping: 1_250,
  discount: 25_980,
  tax: 40_822,
  total: 235_070,
  shippingMethod: 'Bezorging',
  paymentMethod: 'Overboeking',
  shippingAddress: ['Mira Veldman', 'Zeedijk 12', '1012 AX Amsterdam'],
  isPickup: false,
  billingAddress: ['Mira Veldman', 'Zeedijk 12', '1012 AX Amsterdam'],
};

async function mailOf(store: string, content: Partial<typeof order> = {}) {
  const view = findStoreView(store);
  if (!view) throw new Error(`There is no store view ${store}.`);
  const mail = orderMail({ siteUrl: () => 'https://example.test' }, view, { ...order, ...content });
  return PostalMime.parse(await composeMail(mail, 'a0b1', order.placedAt));
}

/** Replaces the no-break spaces that `Intl` writes in amounts. */
const plain = (text = '') => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ');

test.each([
  ['eu_nl', 'Je bestelling 000000006', 'Totaal: € 2.350,70', 'Datum: 20 november 2026'],
  ['eu_en', 'Your order 000000006', 'Total: €2,350.70', 'Date: 20 November 2026'],
  ['eu_de', 'Ihre Bestellung 000000006', 'Gesamtsumme: 2.350,70 €', 'Datum: 20. November 2026'],
  ['eu_fr', 'Votre commande 000000006', 'Total : 2 350,70 €', 'Date : 20 novembre 2026'],
  ['uk_en', 'Your order 000000006', 'Total: £2,350.70', 'Date: 20 November 2026'],
  ['us_en', 'Your order 000000006', 'Total: $2,350.70', 'Date: November 20, 2026'],
  ['na_en', 'Your order 000000006', 'Total: $2,350.70', 'Date: November 20, 2026'],
  ['na_fr', 'Votre commande 000000006', 'Total : 2 350,70 $', 'Date : 20 novembre 2026'],
])(
  'Confirmation of %s has the subject “%s”, and contains “%s” and “%s”',
  async (store, subject, total, date) => {
    const mail = await mailOf(store);
    expect(mail.subject).toBe(subject);
    expect(plain(mail.text)).toContain(total);
    expect(plain(mail.text)).toContain(date);
  },
);

test('Confirmation lists the products, the amounts and the addresses', async () => {
  const text = plain((await mailOf('eu_nl')).text);
  expect(text).toContain('2 × Maan 15, Basalt (VV-MAAN-15-BASALT): € 2.598,00');
  expect(text).toContain('Korting: € -259,80');
  expect(text).toContain('Mira Veldman\nZeedijk 12\n1012 AX Amsterdam');
  expect(text).not.toContain('https://');
});

test.each([
  ['eu_fr', 'TVA : 408,22'],
  ['na_fr', 'Taxes : 408,22'],
])('Confirmation of %s names its tax', async (store, tax) => {
  expect(plain((await mailOf(store)).text)).toContain(tax);
});

test.each([
  ['eu_nl', 'Afhaaladres', 'Bezorgadres'],
  ['eu_en', 'Collection address', 'Delivery address'],
  ['eu_de', 'Abholadresse', 'Lieferadresse'],
  ['eu_fr', 'Adresse de retrait', 'Adresse de livraison'],
])('Confirmation of a pickup order of %s has the heading “%s”', async (store, pickup, delivery) => {
  const { text } = await mailOf(store, { isPickup: true });
  expect(text).toContain(pickup);
  expect(text).not.toContain(delivery);
});

test('Confirmation of a customer links to the account, and has no discount without a coupon', async () => {
  const { text } = await mailOf('eu_de', { isGuest: false, discount: 0 });
  expect(text).toContain('https://example.test/de/mein-konto');
  expect(text).not.toContain('Rabatt');
});
