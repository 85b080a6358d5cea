import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';

const dutch = ['Aantal', 'Subtotaal', 'Totaal', 'Noor Veld t.a.v. Kade BV', 'Bedrijf'];
const german = ['Anzahl', 'Zwischensumme', 'Gesamtsumme', 'Noor Veld z. Hd. Kade BV', 'Firma'];
const english = ['Quantity', 'Subtotal', 'Total', 'Noor Veld attn. Kade BV', 'Company'];
const french = ['Quantité', 'Sous-total', 'Total', 'Noor Veld à l’attention de Kade BV', 'Société'];

test('Every locale has the terms of the cart: quantity, subtotal, total, contact, company', () => {
  const terms = locales.map((locale) => {
    const t = messagesOf(locale);
    return [
      locale.code,
      [
        t('cart:quantity.label'),
        t('cart:subtotal'),
        t('cart:total'),
        t('order:contactOfCompany', { contact: 'Noor Veld', company: 'Kade BV' }),
        t('address:fields.company'),
      ],
    ];
  });
  expect(Object.fromEntries(terms)).toEqual({
    nl: dutch,
    en: english,
    de: german,
    fr: french,
    'en-UK': english,
    'en-US': english,
    'en-CA': english,
    'fr-CA': [...french.slice(0, -1), 'Entreprise'],
  });
});

test.each(locales)('The totals of $code have one wording in cart, checkout and order', (locale) => {
  const t = messagesOf(locale);
  const label = 'AVOND10';
  const cart = [t('cart:subtotal'), t('cart:discount', { label }), t('cart:delivery'), t('cart:total')];
  expect([
    t('checkout:summary.subtotal'),
    t('checkout:summary.discount', { label }),
    t('checkout:summary.shipping'),
    t('checkout:summary.total'),
  ]).toEqual(cart);
  expect([
    t('order:subtotal'),
    t('order:discount', { label }),
    t('order:shipping'),
    t('order:total'),
  ]).toEqual(cart);
  expect(t('checkout:summary.taxIncluded', { label })).toBe(t('cart:taxIncluded', { label }));
});
