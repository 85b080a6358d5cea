export type Language = 'nl' | 'en' | 'de' | 'fr';
type VoiceExample = { readonly good: string; readonly bad: string };
export type VoiceRule = {
  readonly id: string;
  readonly rule: string;
  readonly examples: Readonly<Record<Language, VoiceExample>>;
};

/** The brand's writing rules with an example per language. Each language has its own wording instead of a literal translation. */
export const RULES: readonly VoiceRule[] = [
  {
    id: 'material',
    rule: 'State the material and how long it lasts.',
    examples: {
      nl: {
        good: 'Geolied eiken. Na tien winters grijs, na dertig nog recht.',
        bad: 'Een tijdloos statement voor uw buitenruimte.',
      },
      en: {
        good: 'Oiled oak. Grey after ten winters, straight after thirty.',
        bad: 'A timeless statement piece for your outdoor space.',
      },
      de: {
        good: 'Geölte Eiche. Nach zehn Wintern grau, nach dreißig noch gerade.',
        bad: 'Ein zeitloses Statement für Ihren Außenbereich.',
      },
      fr: {
        good: 'Chêne huilé. Gris au bout de dix hivers, droit au bout de trente.',
        bad: 'Une pièce intemporelle pour sublimer votre extérieur.',
      },
    },
  },
  {
    id: 'short',
    rule: 'Write short sentences without superlatives.',
    examples: {
      nl: { good: 'Licht voor de uren na zessen.', bad: 'Ontdek nu onze prachtige lampen!' },
      en: { good: 'Light for the hours after six.', bad: 'Discover our stunning lamps today!' },
      de: { good: 'Licht für die Stunden nach sechs.', bad: 'Jetzt traumhafte Leuchten entdecken!' },
      fr: {
        good: 'De la lumière pour la fin du jour.',
        bad: 'Découvrez vite nos superbes lampes\u202F!',
      },
    },
  },
  {
    id: 'kind',
    rule: 'In error messages, take responsibility and say what to do next.',
    examples: {
      nl: {
        good: 'Dat ging mis aan onze kant. Probeer het zo nog eens.',
        bad: 'Fout 503: uw verzoek kon niet worden verwerkt.',
      },
      en: {
        good: 'That was our doing. Please try again in a moment.',
        bad: 'Error 503: your request could not be processed.',
      },
      de: {
        good: 'Das lag an uns. Bitte gleich noch einmal versuchen.',
        bad: 'Fehler 503: Ihre Anfrage konnte nicht verarbeitet werden.',
      },
      fr: {
        good: 'C’est de notre fait. Réessayez dans un instant.',
        bad: 'Erreur 503\u00A0: votre requête n’a pas pu être traitée.',
      },
    },
  },
  {
    id: 'action',
    rule: 'A button names its action.',
    examples: {
      nl: { good: 'Bekijk de lampen', bad: 'Klik hier' },
      en: { good: 'See the lamps', bad: 'Click here' },
      de: { good: 'Lampen ansehen', bad: 'Hier klicken' },
      fr: { good: 'Voir les lampes', bad: 'Cliquez ici' },
    },
  },
];

/** Differences between regions of one language. */
export const REGIONS: readonly { readonly id: string; readonly locale: string; readonly text: string }[] = [
  { id: 'en-UK', locale: 'en-GB', text: 'A colour that suits the garden.' },
  { id: 'en-US', locale: 'en-US', text: 'A color that suits the backyard.' },
  { id: 'fr', locale: 'fr', text: 'Pour les week-ends au jardin.' },
  { id: 'fr-CA', locale: 'fr-CA', text: 'Pour les fins de semaine dans la cour.' },
];
