import type { Locale } from '#site/i18n/locale';
import type { StoreView } from '../stores/store-view.ts';

type AgreementText = {
  readonly name: string;
  readonly checkbox: string;
  /** HTML. */
  readonly content: string;
};

/** The terms have the name of the page with the terms, and say that they are examples, because the demo shop sells nothing. */
const texts: Readonly<Record<Locale['baseLanguage'], AgreementText>> = {
  nl: {
    name: 'Algemene voorwaarden',
    checkbox: 'Ik ga akkoord met de algemene voorwaarden.',
    content:
      '<p>Dit zijn voorbeeldvoorwaarden. Deze winkel is een demonstratie: bestellingen worden niet geleverd en niet betaald.</p><ul><li>Prijzen en levertijden zijn voorbeelden.</li><li>Er komt geen koopovereenkomst tot stand.</li></ul>',
  },
  en: {
    name: 'Terms of sale',
    checkbox: 'I accept the terms of sale.',
    content:
      '<p>These terms are an example. This shop is a demonstration: orders are neither delivered nor paid.</p><ul><li>Prices and delivery times are examples.</li><li>No contract of sale is made.</li></ul>',
  },
  de: {
    name: 'AGB',
    checkbox: 'Ich akzeptiere die AGB.',
    content:
      '<p>Diese Bedingungen sind ein Beispiel. Dieser Shop ist eine Demonstration: Bestellungen werden weder geliefert noch bezahlt.</p><ul><li>Preise und Lieferzeiten sind Beispiele.</li><li>Es kommt kein Kaufvertrag zustande.</li></ul>',
  },
  fr: {
    name: 'Conditions générales de vente',
    checkbox: 'J’accepte les conditions générales de vente.',
    content:
      '<p>Ces conditions sont un exemple. Cette boutique est une démonstration\u00a0: les commandes ne sont ni livrées ni payées.</p><ul><li>Les prix et les délais de livraison sont des exemples.</li><li>Aucun contrat de vente n’est conclu.</li></ul>',
  },
};

/** Describes the terms that customers accept before they order. A website has one agreement. */
export function describeAgreements({ locale }: StoreView) {
  const { name, checkbox, content } = texts[locale.baseLanguage];
  return [
    {
      agreement_id: 1,
      name,
      content,
      checkbox_text: checkbox,
      content_height: null,
      is_html: true,
      mode: 'MANUAL',
    },
  ];
}
