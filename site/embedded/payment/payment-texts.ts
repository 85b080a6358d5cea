/** The languages of the provider's page. */
const LANGUAGES = ['nl', 'en', 'de', 'fr'] as const;

type PaymentTexts = {
  readonly title: (sum: string) => string;
  readonly heading: (sum: string) => string;
  readonly mark: string;
  readonly choices: Readonly<Record<'pay' | 'refuse' | 'cancel' | 'secure-pay' | 'secure-refuse', string>>;
  readonly secure: string;
  readonly close: string;
  readonly states: Readonly<Record<'authorised' | 'refused' | 'cancelled' | 'used', string>>;
};

const texts: Readonly<Record<(typeof LANGUAGES)[number], PaymentTexts>> = {
  nl: {
    title: (sum) => `Testbetaling van ${sum}`,
    heading: (sum) => `Betaal ${sum}`,
    mark: 'Test: er wordt niets betaald en je hebt geen kaart nodig.',
    choices: {
      pay: 'Betalen',
      refuse: 'Geweigerd worden',
      cancel: 'Annuleren',
      'secure-pay': 'Bevestigen',
      'secure-refuse': 'Laten mislukken',
    },
    secure: 'Verder met 3-D Secure',
    close: 'Sluit deze pagina om nooit terug te komen.',
    states: {
      authorised: 'Deze betaling is goedgekeurd.',
      refused: 'Deze betaling is geweigerd.',
      cancelled: 'Deze betaling is geannuleerd.',
      used: 'Met deze betaling is al besteld.',
    },
  },
  en: {
    title: (sum) => `Test payment of ${sum}`,
    heading: (sum) => `Pay ${sum}`,
    mark: 'Test: no money is paid, and no card is needed.',
    choices: {
      pay: 'Pay',
      refuse: 'Be refused',
      cancel: 'Cancel',
      'secure-pay': 'Confirm',
      'secure-refuse': 'Fail',
    },
    secure: 'Continue with 3-D Secure',
    close: 'To never come back, close this page.',
    states: {
      authorised: 'This payment is authorised.',
      refused: 'This payment is refused.',
      cancelled: 'This payment is cancelled.',
      used: 'An order was placed with this payment.',
    },
  },
  de: {
    title: (sum) => `Testzahlung über ${sum}`,
    heading: (sum) => `${sum} bezahlen`,
    mark: 'Test: Es wird nichts bezahlt, und Sie brauchen keine Karte.',
    choices: {
      pay: 'Bezahlen',
      refuse: 'Abgelehnt werden',
      cancel: 'Abbrechen',
      'secure-pay': 'Bestätigen',
      'secure-refuse': 'Fehlschlagen lassen',
    },
    secure: 'Weiter mit 3-D Secure',
    close: 'Schließen Sie diese Seite, um nie zurückzukehren.',
    states: {
      authorised: 'Diese Zahlung ist genehmigt.',
      refused: 'Diese Zahlung ist abgelehnt.',
      cancelled: 'Diese Zahlung ist abgebrochen.',
      used: 'Mit dieser Zahlung wurde bereits bestellt.',
    },
  },
  fr: {
    title: (sum) => `Paiement de test de ${sum}`,
    heading: (sum) => `Payer ${sum}`,
    mark: 'Test\u00a0: rien n’est payé et aucune carte n’est nécessaire.',
    choices: {
      pay: 'Payer',
      refuse: 'Être refusé',
      cancel: 'Annuler',
      'secure-pay': 'Confirmer',
      'secure-refuse': 'Faire échouer',
    },
    secure: 'Continuer avec 3-D Secure',
    close: 'Pour ne jamais revenir, fermez cette page.',
    states: {
      authorised: 'Ce paiement est autorisé.',
      refused: 'Ce paiement est refusé.',
      cancelled: 'Ce paiement est annulé.',
      used: 'Une commande a déjà été passée avec ce paiement.',
    },
  },
};

/** Returns the texts of the provider's page in the language of a tag. */
export function paymentTexts(language: string): PaymentTexts {
  return texts[LANGUAGES.find((known) => language.startsWith(known)) ?? 'en'];
}

/** Returns the tag itself if the page has its language and the tag is valid, otherwise `en`. */
export function paymentLanguage(tag: string): string {
  return /^(nl|en|de|fr)(-[A-Z]{2})?$/.test(tag) ? tag : 'en';
}
