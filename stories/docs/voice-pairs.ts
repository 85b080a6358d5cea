export type Language = 'nl' | 'en' | 'de' | 'fr';
type VoiceExample = { readonly write: string; readonly not: string };
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
        write: 'Geolied eiken. Na tien winters grijs, na dertig nog recht.',
        not: 'Een tijdloos statement voor uw buitenruimte.',
      },
      en: {
        write: 'Oiled oak. Grey after ten winters, straight after thirty.',
        not: 'A timeless statement piece for your outdoor space.',
      },
      de: {
        write: 'Geölte Eiche. Nach zehn Wintern grau, nach dreißig noch gerade.',
        not: 'Ein zeitloses Statement für Ihren Außenbereich.',
      },
      fr: {
        write: 'Chêne huilé. Gris au bout de dix hivers, droit au bout de trente.',
        not: 'Une pièce intemporelle pour sublimer votre extérieur.',
      },
    },
  },
  {
    id: 'short',
    rule: 'Write short sentences without superlatives.',
    examples: {
      nl: { write: 'Licht voor de uren na zessen.', not: 'Ontdek nu onze prachtige lampen!' },
      en: { write: 'Light for the hours after six.', not: 'Discover our stunning lamps today!' },
      de: { write: 'Licht für die Stunden nach sechs.', not: 'Jetzt traumhafte Leuchten entdecken!' },
      fr: {
        write: 'De la lumière pour la fin du jour.',
        not: 'Découvrez vite nos superbes lampes\u202F!',
      },
    },
  },
  {
    id: 'kind',
    rule: 'In error messages, take responsibility and say what to do next.',
    examples: {
      nl: {
        write: 'Dat ging mis aan onze kant. Probeer het zo nog eens.',
        not: 'Fout 503: uw verzoek kon niet worden verwerkt.',
      },
      en: {
        write: 'That was our doing. Please try again in a moment.',
        not: 'Error 503: your request could not be processed.',
      },
      de: {
        write: 'Das lag an uns. Bitte gleich noch einmal versuchen.',
        not: 'Fehler 503: Ihre Anfrage konnte nicht verarbeitet werden.',
      },
      fr: {
        write: 'C’est de notre fait. Réessayez dans un instant.',
        not: 'Erreur 503\u00A0: votre requête n’a pas pu être traitée.',
      },
    },
  },
  {
    id: 'action',
    rule: 'A button names its action.',
    examples: {
      nl: { write: 'Bekijk de lampen', not: 'Klik hier' },
      en: { write: 'See the lamps', not: 'Click here' },
      de: { write: 'Lampen ansehen', not: 'Hier klicken' },
      fr: { write: 'Voir les lampes', not: 'Cliquez ici' },
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
