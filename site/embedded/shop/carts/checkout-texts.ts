import type { StoreView } from '../stores/store-view.ts';
import type { ParcelSize } from './shipping-rates.ts';

type CheckoutTexts = {
  readonly delivery: string;
  readonly sizes: Readonly<Record<ParcelSize, string>>;
  readonly pickup: string;
  readonly pickupMethod: string;
  readonly payments: Readonly<Record<PaymentCode, string>>;
  readonly tax: string;
};

/** The codes of Magento's offline payment methods, and of the test provider of the site. */
export const paymentCodes = [
  'banktransfer',
  'purchaseorder',
  'cashondelivery',
  'checkmo',
  'lantern_test',
  'free',
] as const;
export type PaymentCode = (typeof paymentCodes)[number];

/** Magento configures these titles per store view. */
const texts: Readonly<Record<StoreView['locale']['baseLanguage'], CheckoutTexts>> = {
  nl: {
    delivery: 'Bezorgen',
    sizes: { envelope: 'In een envelop', parcel: 'Als pakket', large: 'Op een dag die je kiest' },
    pickup: 'Afhalen',
    pickupMethod: 'In onze winkel',
    payments: {
      banktransfer: 'Overschrijving',
      purchaseorder: 'Op rekening',
      cashondelivery: 'Betalen in de winkel',
      checkmo: 'Cheque',
      lantern_test: 'Testbetaling',
      free: 'Geen betaling nodig',
    },
    tax: 'btw',
  },
  en: {
    delivery: 'Delivery',
    sizes: { envelope: 'In an envelope', parcel: 'As a parcel', large: 'On a day you choose' },
    pickup: 'Collection',
    pickupMethod: 'In our shop',
    payments: {
      banktransfer: 'Bank transfer',
      purchaseorder: 'On account',
      cashondelivery: 'Pay in the shop',
      checkmo: 'Check or money order',
      lantern_test: 'Test payment',
      free: 'No payment needed',
    },
    tax: 'VAT',
  },
  de: {
    delivery: 'Lieferung',
    sizes: { envelope: 'Im Umschlag', parcel: 'Als Paket', large: 'An einem Tag, den Sie bestimmen' },
    pickup: 'Abholung',
    pickupMethod: 'In unserem Geschäft',
    payments: {
      banktransfer: 'Überweisung',
      purchaseorder: 'Auf Rechnung',
      cashondelivery: 'Im Geschäft bezahlen',
      checkmo: 'Scheck',
      lantern_test: 'Testzahlung',
      free: 'Keine Zahlung nötig',
    },
    tax: 'MwSt.',
  },
  fr: {
    delivery: 'Livraison',
    sizes: { envelope: 'Sous enveloppe', parcel: 'En colis', large: 'Le jour de votre choix' },
    pickup: 'Retrait',
    pickupMethod: 'Dans notre boutique',
    payments: {
      banktransfer: 'Virement bancaire',
      purchaseorder: 'Sur facture',
      cashondelivery: 'Payer en boutique',
      checkmo: 'Chèque',
      lantern_test: 'Paiement de test',
      free: 'Aucun paiement requis',
    },
    tax: 'TVA',
  },
};

const americanTexts: CheckoutTexts = {
  ...texts.en,
  delivery: 'Shipping',
  pickup: 'Pickup',
  pickupMethod: 'In our store',
  payments: { ...texts.en.payments, cashondelivery: 'Pay in the store' },
  tax: 'Sales tax',
};

/** Texts of store views that differ from those of their language. */
const textsOfViews: Readonly<Record<string, CheckoutTexts>> = {
  us_en: americanTexts,
  na_en: {
    ...americanTexts,
    payments: { ...americanTexts.payments, checkmo: 'Cheque or money order' },
    tax: 'GST',
  },
  na_fr: {
    ...texts.fr,
    pickupMethod: 'Dans notre magasin',
    payments: { ...texts.fr.payments, cashondelivery: 'Payer en magasin' },
    tax: 'TPS',
  },
};

/** Returns the titles of shipping methods, payment methods and tax in the language of a store view. */
export function checkoutTexts({ code, locale }: StoreView): CheckoutTexts {
  return textsOfViews[code] ?? texts[locale.baseLanguage];
}

/** Returns the title of the payment method of an order in the language of a store view; for an unknown method its code. */
export function paymentTitle(method: string, view: StoreView): string {
  const code = paymentCodes.find((known) => known === method);
  return code ? checkoutTexts(view).payments[code] : method;
}
