import { describeRegions } from '#embedded/regions';
import { exonyms, otherNamesOf } from './exonyms.ts';
import { foldName } from './fold-name.ts';
import { divideText } from './place-text.ts';

type QualifiedPlace = {
  readonly kind: 'town' | 'postcode';
  readonly town: string;
  readonly country: string;
  readonly region: string;
};

/** Folded names of states and provinces in English and French, by country and code: `CA-QC`. */
const regionNames: ReadonlyMap<string, readonly string[]> = groupNames(
  ['US', 'CA'].flatMap((country) =>
    (['en', 'fr'] as const).flatMap((language) =>
      (describeRegions(country, language) ?? []).map(
        ({ code, name }) => [`${country}-${code}`, name] as const,
      ),
    ),
  ),
);

/** All folded names of a town with exonyms, by country and by each of these names: `BE-bruxelles`. */
const townNames: ReadonlyMap<string, readonly string[]> = groupNames(
  Object.keys(exonyms).flatMap((key) => {
    const [name = '', country = ''] = key.split('|');
    const names = [name, ...otherNamesOf(name, country)];
    return names.flatMap((one) => names.map((other) => [`${country}-${foldName(one)}`, other] as const));
  }),
);

/** Abbreviations of countries that are not ISO codes. */
const COUNTRY_ABBREVIATIONS: Readonly<Record<string, string>> = { US: 'usa', GB: 'uk' };

/**
 * Returns whether a folded text qualifies a place, or consists of two texts that do: `austin tx` qualifies a postal code in Austin.
 */
export function isQualifiedBy(
  place: QualifiedPlace,
  text: string,
  countryNames: readonly Intl.DisplayNames[],
): boolean {
  const isQualified = (part: string) => isQualifiedByPart(place, part, countryNames);
  return isQualified(text) || divideText(text).some((parts) => parts.every(isQualified));
}

/**
 * Returns whether a folded text begins the name or the code of the country or region of a place. For a postal code, it can also be the
 * beginning of its town, or a later word: codes in Toronto belong to “Downtown Toronto”.
 */
function isQualifiedByPart(
  { kind, town, country, region }: QualifiedPlace,
  qualifier: string,
  countryNames: readonly Intl.DisplayNames[],
): boolean {
  const names = [
    foldName(region),
    foldName(country),
    COUNTRY_ABBREVIATIONS[country] ?? '',
    ...(regionNames.get(`${country}-${region}`) ?? []),
    ...countryNames.map((format) => foldName(format.of(country) ?? '')),
  ];
  if (names.some((name) => name.startsWith(qualifier))) return true;
  if (kind === 'town') return false;
  const folded = foldName(town);
  const towns = townNames.get(`${country}-${folded}`) ?? [folded];
  return towns.some((name) => ` ${name}`.includes(` ${qualifier}`));
}

function groupNames(rows: readonly (readonly [string, string])[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, name] of rows) groups.set(key, [...(groups.get(key) ?? []), foldName(name)]);
  return groups;
}
