import type { Store } from '#renderer/stores/store';

/** Countries of UN M49 region 150 (Europe) with stores. For the language tag `en-150`, stores in these countries come first. */
const EUROPE: ReadonlySet<string> = new Set(
  'AT BE CH CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV NL NO PL PT RO SE SI SK'.split(' '),
);

type StoreLocation = Pick<Store, 'name' | 'city' | 'country'>;

/**
 * Creates the comparator of stores for a language tag (`nl-NL`, `en-150`). Stores in the country or region of the tag come first.
 * Then it compares country name, city and store name.
 */
export function createStoreComparator(intl: string) {
  const { region } = new Intl.Locale(intl);
  const { compare } = new Intl.Collator(intl);
  const distance = ({ country: { code } }: StoreLocation) =>
    code === region || (region === '150' && EUROPE.has(code)) ? 0 : 1;
  return (a: StoreLocation, b: StoreLocation) =>
    distance(a) - distance(b) ||
    compare(a.country.name, b.country.name) ||
    compare(a.city, b.city) ||
    compare(a.name, b.name);
}
