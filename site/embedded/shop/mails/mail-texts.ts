import type { Locale } from '#site/i18n/locale';
import type { StoreView } from '../stores/store-view.ts';
import { dutch } from './texts/dutch.ts';
import { americanEnglish, english } from './texts/english.ts';
import { canadianFrench, french } from './texts/french.ts';
import { german } from './texts/german.ts';

/** The texts of all mails in one language. */
export type MailTexts = {
  readonly greeting: (name: string) => string;
  readonly closing: string;
  readonly confirm: { readonly subject: string; readonly text: string; readonly link: string };
  readonly welcome: { readonly subject: string; readonly text: string; readonly link: string };
  readonly choosePassword: { readonly subject: string; readonly text: string; readonly link: string };
  readonly reset: {
    readonly subject: string;
    readonly text: (hours: number) => string;
    readonly link: string;
    readonly ignore: string;
  };
  readonly passwordChanged: { readonly subject: string; readonly text: string };
  readonly emailChanged: { readonly subject: string; readonly text: (email: string) => string };
  readonly newsletter: { readonly subject: string; readonly text: string };
  readonly contact: {
    readonly subject: string;
    readonly name: string;
    readonly email: string;
    readonly telephone: string;
  };
  readonly order: {
    readonly subject: (number: string) => string;
    readonly thanks: (number: string) => string;
    readonly date: string;
    readonly products: string;
    readonly shippingAddress: string;
    readonly pickupAddress: string;
    readonly billingAddress: string;
    readonly shippingMethod: string;
    readonly paymentMethod: string;
    readonly totals: string;
    readonly subtotal: string;
    readonly shipping: string;
    readonly discount: string;
    readonly tax: string;
    readonly total: string;
    readonly link: string;
  };
};

const texts: Readonly<Record<Locale['baseLanguage'], MailTexts>> = {
  nl: dutch,
  en: english,
  de: german,
  fr: french,
};

/** Texts of locales that differ from those of their language. */
const textsOfLocales: Readonly<Record<string, MailTexts>> = {
  'en-US': americanEnglish,
  'en-CA': americanEnglish,
  'fr-CA': canadianFrench,
};

/** Returns the texts in the language of a store view. */
export function mailTextsOf({ locale }: StoreView): MailTexts {
  return textsOfLocales[locale.code] ?? texts[locale.baseLanguage];
}
