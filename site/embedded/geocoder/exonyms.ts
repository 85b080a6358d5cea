/** The names of a town in the languages of the site that differ from the name in the gazetteer. */
type Exonyms = Readonly<Partial<Record<'nl' | 'en' | 'de' | 'fr', string>>> & {
  /** Names that visitors type but that maps do not show. */
  readonly also?: readonly string[];
};

/** Other names of towns, by their name in the gazetteer and country. They belong to the largest town with the name. */
export const exonyms: Readonly<Record<string, Exonyms>> = {
  'Aachen|DE': { nl: 'Aken', fr: 'Aix-la-Chapelle' },
  'Antwerpen|BE': { en: 'Antwerp', fr: 'Anvers' },
  'Brugge|BE': { en: 'Bruges', de: 'Brügge', fr: 'Bruges' },
  'Brussels|BE': { nl: 'Brussel', de: 'Brüssel', fr: 'Bruxelles' },
  'Dunkerque|FR': { nl: 'Duinkerke', en: 'Dunkirk', de: 'Dünkirchen' },
  'Edinburgh|GB': { fr: 'Édimbourg' },
  'Frankfurt am Main|DE': { fr: 'Francfort-sur-le-Main' },
  'Freiburg|DE': { fr: 'Fribourg-en-Brisgau', also: ['Freiburg im Breisgau'] },
  'Gent|BE': { en: 'Ghent', fr: 'Gand' },
  'Hannover|DE': { en: 'Hanover', fr: 'Hanovre' },
  'Köln|DE': { nl: 'Keulen', en: 'Cologne', fr: 'Cologne' },
  'Kortrijk|BE': { fr: 'Courtrai' },
  'Leuven|BE': { de: 'Löwen', fr: 'Louvain' },
  'Lille|FR': { nl: 'Rijsel' },
  'Liège|BE': { nl: 'Luik', de: 'Lüttich' },
  'London|GB': { nl: 'Londen', fr: 'Londres' },
  'Hamburg|DE': { fr: 'Hambourg' },
  'Lyon|FR': { also: ['Lyons'] },
  'Marseille|FR': { also: ['Marseilles'] },
  'Mechelen|BE': { de: 'Mecheln', fr: 'Malines' },
  'Mons|BE': { nl: 'Bergen' },
  'Munich|DE': { nl: 'München', de: 'München' },
  'Namur|BE': { nl: 'Namen' },
  'Nice|FR': { de: 'Nizza' },
  'Nürnberg|DE': { nl: 'Neurenberg', en: 'Nuremberg', fr: 'Nuremberg' },
  'Paris|FR': { nl: 'Parijs' },
  'Strasbourg|FR': { nl: 'Straatsburg', de: 'Straßburg' },
  'The Hague|NL': { nl: 'Den Haag', de: 'Den Haag', fr: 'La Haye', also: ['’s-Gravenhage'] },
  'Tournai|BE': { nl: 'Doornik' },
  'Trier|DE': { fr: 'Trèves' },
  'New York City|US': { nl: 'New York', en: 'New York', de: 'New York', fr: 'New York', also: ['NYC'] },
  'Québec|CA': { also: ['Quebec City'] },
};

/** Returns all other names of a town, each once. */
export function otherNamesOf(name: string, country: string): readonly string[] {
  const { also = [], ...translated } = exonyms[`${name}|${country}`] ?? {};
  return [...new Set([...Object.values(translated), ...also])];
}

/**
 * Returns the name of a town in a language: its exonym, or its name in the gazetteer.
 *
 * @param language BCP 47 tag
 */
export function nameIn(language: string, name: string, country: string): string {
  const { also: _, ...translated } = exonyms[`${name}|${country}`] ?? {};
  const names: Readonly<Record<string, string>> = translated;
  return names[new Intl.Locale(language).language] ?? name;
}
