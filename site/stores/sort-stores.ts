import type { Store } from '#renderer/sections/store';

/** Region 150 of UN M49, as far as there may be shops: what European English has for a country of its own. */
const EUROPE: ReadonlySet<string> = new Set(
  'AT BE CH CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV NL NO PL PT RO SE SI SK'.split(' '),
);

type StoreLocation = Pick<Store, 'name' | 'city' | 'country'>;

/**
 * Compares shops as a page in this language (`nl-NL`, `en-150`) lists them: those of its own country or region first, then
 * countries by their name, within a country towns by theirs.
 */
export function createStoreComparator(language: string) {
  const { region } = new Intl.Locale(language);
  const { compare } = new Intl.Collator(language);
  const distance = ({ country: { code } }: StoreLocation) =>
    code === region || (region === '150' && EUROPE.has(code)) ? 0 : 1;
  return (a: StoreLocation, b: StoreLocation) =>
    distance(a) - distance(b) ||
    compare(a.country.name, b.country.name) ||
    compare(a.city, b.city) ||
    compare(a.name, b.name);
}
