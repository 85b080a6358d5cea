import { describe, expect, test } from 'vitest';
import { readPostalCodes } from '../../../.tools/gazetteer/european-codes.ts';

/** Returns a row of GeoNames' postal codes. */
const row = (
  country: string,
  code: string,
  place: string,
  latitude: number,
  longitude: number,
  county = '',
) => [country, code, place, 'state', '01', county, '02', '', '', latitude, longitude, 4].join('\t');
const sizes = new Map([
  ['FR|Paris', 2_000_000],
  ['FR|Lyon', 500_000],
]);
const all = () => true;

describe('A file of postal codes', () => {
  test('has each code once, with its largest place and the middle position', () => {
    const text = [
      row('FR', '75001', 'Paris 01', 48.86, 2.34),
      row('FR', '75001', 'Paris', 48.85, 2.35),
      row('FR', '75001', 'Le Louvre', 40, 2.33),
      row('FR', '69001', 'Lyon', 45.77, 4.83),
      '',
    ].join('\n');
    expect(readPostalCodes(text, all, sizes)).toEqual([
      { code: '75001', town: 'Paris', country: 'FR', latitude: 48.85, longitude: 2.34 },
      { code: '69001', town: 'Lyon', country: 'FR', latitude: 45.77, longitude: 4.83 },
    ]);
  });

  test('has only the codes of places', () => {
    const text = [row('DE', '10875', 'Daimler', 48.8, 9.1), row('DE', '10115', 'Berlin', 52.5, 13.4)].join(
      '\n',
    );
    const codes = readPostalCodes(text, (_country, code) => code !== '10875', sizes);
    expect(codes.map(({ town }) => town)).toEqual(['Berlin']);
  });

  test('names London for its parts', () => {
    const text = row('GB', 'SW1A', 'Westminster Abbey', 51.5, -0.1, 'Greater London');
    expect(readPostalCodes(text, all, sizes)[0]?.town).toBe('London');
  });

  test('omits rows without a position', () => {
    expect(readPostalCodes('NL\t1000\tAmsterdam\t\t\t\t\t\t\t\t\t', all, sizes)).toEqual([]);
  });
});
