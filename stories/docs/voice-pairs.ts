export type Language = 'nl' | 'en' | 'de' | 'fr';
type Said = { readonly write: string; readonly not: string };
export type Rule = {
  readonly id: string;
  readonly rule: string;
  readonly said: Readonly<Record<Language, Said>>;
};

/** The brand's rules of voice, each with what it makes of a sentence in every language. Written anew in each, not word for word. */
export const RULES: readonly Rule[] = [
  {
    id: 'material',
    rule: 'Say what it is made of, and how long it lasts.',
    said: {
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
    rule: 'Short, and without raising one’s voice.',
    said: {
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
    rule: 'When something went wrong, say whose fault it is, and what to do.',
    said: {
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
    rule: 'A button says what happens next.',
    said: {
      nl: { write: 'Bekijk de lampen', not: 'Klik hier' },
      en: { write: 'See the lamps', not: 'Click here' },
      de: { write: 'Lampen ansehen', not: 'Hier klicken' },
      fr: { write: 'Voir les lampes', not: 'Cliquez ici' },
    },
  },
];

/** What two regions of one language say differently. */
export const REGIONS: readonly { readonly id: string; readonly locale: string; readonly said: string }[] = [
  { id: 'en-UK', locale: 'en-GB', said: 'A colour that suits the garden.' },
  { id: 'en-US', locale: 'en-US', said: 'A color that suits the backyard.' },
  { id: 'fr', locale: 'fr', said: 'Pour les week-ends au jardin.' },
  { id: 'fr-CA', locale: 'fr-CA', said: 'Pour les fins de semaine dans la cour.' },
];
