const namesByLanguage = new Map<string, Intl.DisplayNames>();

/**
 * Returns the names of countries in a language of the site. They are created once, because that takes longer than the render of an address.
 *
 * @param language BCP 47: `nl-NL`
 */
export function countryNamesIn(language: string): Intl.DisplayNames {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  namesByLanguage.set(language, names);
  return names;
}
