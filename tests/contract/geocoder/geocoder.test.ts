import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startGeocoderServer } from '#embedded/geocoder';
import type { EmbeddedServer } from '#embedded/listen';
import { createCache } from '#site/services/cache';
import { createGeocoder } from '#site/services/geocoder';
import { createRecordingLog, sendJson, startOrigin } from '../../site/origin.ts';
import { passTimeLimits, stopTimeLimits } from '../../site/time-limits.ts';

stopTimeLimits();

const COUNTRIES = ['NL', 'BE', 'DE', 'FR', 'GB', 'US', 'CA'];

const GAZETTEER = 'site/embedded/geocoder';
async function readRows(file: string) {
  const text = await readFile(join(GAZETTEER, file), 'utf8');
  return text.split('\n').map((line) => line.split('\t'));
}

function clientOf(baseUrl: string) {
  const { log, lines } = createRecordingLog();
  const geocoder = createGeocoder({ baseUrl, userAgent: 'Tests', cache: createCache({ log }), log });
  const search = (text: string, language = 'nl-NL', countries = COUNTRIES) =>
    geocoder.search({ text, language, countries, limit: 5 });
  return { search, lines };
}

describe('The embedded geocoder', () => {
  let server: EmbeddedServer;
  beforeAll(async () => {
    server = await startGeocoderServer({ directory: GAZETTEER, port: 0 });
  });
  afterAll(() => server.close());

  test.each(['en-a1', 'nl-nl-nl', 'x'.repeat(40)])('refuses the invalid language %s', async (language) => {
    const query = new URLSearchParams({ q: 'Utrecht', format: 'jsonv2', 'accept-language': language });
    expect((await fetch(`${server.url}/search?${query}`)).status).toBe(400);
  });

  async function labelsOf(text: string, language?: string, countries?: string[]) {
    const found = await clientOf(server.url).search(text, language, countries);
    if (!found.ok) throw new Error(found.failure.kind);
    return found.value.map(({ label }) => label);
  }

  test.each([
    ['utrecht', 'nl-NL', 'Utrecht, Nederland'],
    ['Köln', 'de-DE', 'Köln, Deutschland'],
    ['koln', 'de-DE', 'Köln, Deutschland'],
    ['Keulen', 'nl-NL', 'Keulen, Duitsland'],
    ['Munich', 'en-GB', 'Munich, Germany'],
    ['portland, or', 'en-US', 'Portland, OR, United States'],
    ['Portland, OR, United States', 'en-US', 'Portland, OR, United States'],
    ['Saint-Étienne', 'fr-FR', 'Saint-Étienne, France'],
    ['saint etienne', 'fr-FR', 'Saint-Étienne, France'],
    ['vandoeuvre', 'fr-FR', 'Vandœuvre-lès-Nancy, France'],
    ['Vandœuvre', 'fr-FR', 'Vandœuvre-lès-Nancy, France'],
    ['11201', 'en-US', '11201, Brooklyn, NY, United States'],
    ['10001-1234', 'en-US', '10001, New York, NY, United States'],
    ['02134-1', 'en-US', '02134, Allston, MA, United States'],
    ['3511', 'nl-NL', '3511, Utrecht, Nederland'],
    ['3511 AB', 'nl-NL', '3511, Utrecht, Nederland'],
    ['3511ab', 'de-DE', '3511, Utrecht, Niederlande'],
    ['2000', 'nl-NL', '2000, Antwerpen, België'],
    ['10115', 'de-DE', '10115, Berlin, Deutschland'],
    ['75001', 'fr-FR', '75001, Paris, France'],
    ['SW1A 1AA', 'en-GB', 'SW1A, London, United Kingdom'],
    ['eh11yz', 'en-GB', 'EH1, Edinburgh, United Kingdom'],
    ['M5V 2T6', 'en-CA', 'M5V, Downtown Toronto, ON, Canada'],
    ['Den Haag', 'nl-NL', 'Den Haag, Nederland'],
    ['Québec', 'fr-CA', 'Québec, QC, Canada'],
    ['Portland, Oregon', 'en-US', 'Portland, OR, United States'],
    ['New York, New York', 'en-US', 'New York, NY, United States'],
    ['Toronto, Ontario', 'en-CA', 'Toronto, ON, Canada'],
    ['Montréal, Québec', 'fr-CA', 'Montréal, QC, Canada'],
    ['Vancouver, Colombie-Britannique, Canada', 'fr-CA', 'Vancouver, BC, Canada'],
    ['10115 Berlin', 'de-DE', '10115, Berlin, Deutschland'],
    ['1000 Brussel', 'nl-NL', '1000, Bruxelles, België'],
    ['2511 Den Haag', 'nl-NL', "2511, 's-Gravenhage, Nederland"],
    ['75001 Paris', 'fr-FR', '75001, Paris, France'],
    ['75001 Paris', 'en-US', '75001, Paris, France'],
    ['3511 Utrecht', 'nl-NL', '3511, Utrecht, Nederland'],
    ['1012 AB Amsterdam, Nederland', 'nl-NL', '1012, Amsterdam, Nederland'],
    ['10001-1234 New York', 'en-US', '10001, New York, NY, United States'],
    ['SW1A 1AA London', 'en-GB', 'SW1A, London, United Kingdom'],
    ['M5V 2T6 Toronto', 'en-CA', 'M5V, Downtown Toronto, ON, Canada'],
    ['Austin, TX 78704', 'en-US', '78704, Austin, TX, United States'],
    ['Austin TX 78704', 'en-US', '78704, Austin, TX, United States'],
    ['New York, NY 10001-1234, USA', 'en-US', '10001, New York, NY, United States'],
    ['Toronto, ON M5V 2T6', 'en-CA', 'M5V, Downtown Toronto, ON, Canada'],
    ['London SW1A 1AA', 'en-GB', 'SW1A, London, United Kingdom'],
    ['Utrecht 3511 AB', 'nl-NL', '3511, Utrecht, Nederland'],
    ['Portland Oregon', 'en-US', 'Portland, OR, United States'],
    ['New York New York', 'en-US', 'New York, NY, United States'],
    ['Newport, UK', 'en-GB', 'Newport, NP10, United Kingdom'],
  ])('finds "%s" in %s first', async (text, language, label) => {
    expect((await labelsOf(text, language))[0]).toBe(label);
  });

  test.each([
    ['Lond', 'en-GB', 'London, United Kingdom'],
    ['Lond', 'nl-NL', 'Londen, Verenigd Koninkrijk'],
    ['Pari', 'en-GB', 'Paris, France'],
    ['Brus', 'en-GB', 'Brussels, Belgium'],
    ['Brüs', 'de-DE', 'Brüssel, Belgien'],
    ['Bruxelles', 'de-DE', 'Brüssel, Belgien'],
    ['Antw', 'de-DE', 'Antwerpen, Belgien'],
    ['Antwerp', 'fr-FR', 'Anvers, Belgique'],
    ['NYC', 'en-US', 'New York, NY, United States'],
    ['Lyons', 'fr-CA', 'Lyon, France'],
  ])('names the town for "%s" in the language %s', async (text, language, label) => {
    expect((await labelsOf(text, language))[0]).toBe(label);
  });

  test('translates the name of the largest town with a name only', async () => {
    expect(await labelsOf('Freiburg', 'fr-FR', ['DE'])).toEqual([
      'Fribourg-en-Brisgau, Allemagne',
      'Freiburg, Allemagne',
    ]);
    expect(await labelsOf('Fribourg', 'fr-FR', ['DE'])).toEqual(['Fribourg-en-Brisgau, Allemagne']);
  });

  test('finds towns by the beginning of their name, the largest first', async () => {
    const labels = await labelsOf('amst');
    expect(labels[0]).toBe('Amsterdam, Nederland');
    expect(labels).toContain('Amstelveen, Nederland');
  });

  test('names towns with equal names with their postal codes', async () => {
    const labels = await labelsOf('newport', 'en-GB', ['GB']);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels[0]).toMatch(/^Newport, (?:NP|SA)\d+, United Kingdom$/);
    expect((await labelsOf('neustadt', 'de-DE', ['DE'])).every((label) => label.startsWith('Neustadt'))).toBe(
      true,
    );
  });

  test('finds places of the given countries only', async () => {
    expect(await labelsOf('Paris', 'en-US', ['US'])).toContain('Paris, TX, United States');
    expect(await labelsOf('Paris', 'en-US', ['US'])).not.toContain('Paris, France');
  });

  test('does not mistake a postal code of another continent for one of the visitor', async () => {
    expect(await labelsOf('75001', 'fr-FR')).toEqual(['75001, Paris, France']);
    expect(await labelsOf('75001', 'en-US')).toEqual(['75001, Addison, TX, United States']);
    expect(await labelsOf('75001, France', 'en-US')).toEqual(['75001, Paris, France']);
  });

  test('finds the postal code of the own country first', async () => {
    expect((await labelsOf('1012', 'nl-NL'))[0]).toMatch(/^1012, Amsterdam/);
    expect(await labelsOf('37073', 'de-DE')).toEqual(['37073, Göttingen, Deutschland']);
    expect((await labelsOf('28217', 'de-DE'))[0]).toBe('28217, Bremen, Deutschland');
  });

  test.each([
    ['US', 'postal-codes.tsv', 40_000],
    ['CA', 'postal-codes.tsv', 1_600],
    ['NL', 'postal-codes-europe.tsv', 4_000],
    ['BE', 'postal-codes-europe.tsv', 1_100],
    ['DE', 'postal-codes-europe.tsv', 8_100],
    ['FR', 'postal-codes-europe.tsv', 6_000],
    ['GB', 'postal-codes-europe.tsv', 2_900],
  ])('has the postal codes of %s', async (country, file, atLeast) => {
    const rows = await readRows(file);
    expect(rows.filter(([, , code]) => code === country).length).toBeGreaterThan(atLeast);
  });

  test('finds nothing for a text without a place', async () => {
    expect(await labelsOf('zzzzzz')).toEqual([]);
    expect(await labelsOf('   ,')).toEqual([]);
    expect(await labelsOf('3511 Amsterdam')).toEqual([]);
    expect(await labelsOf('12 Rue de Paris')).toEqual([]);
    expect(await labelsOf('Austin, TX 10001')).toEqual([]);
  });

  test.each([
    '',
    'q=&format=jsonv2',
    'q=x&format=xml',
    'q=x&format=jsonv2&limit=0',
    'q=x&format=jsonv2&countrycodes=NL',
  ])('refuses the query "%s" like Nominatim, with status 400', async (query) => {
    const response = await fetch(`${server.url}/search?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 400 } });
  });
});

test('The geocoder client sends the parameters of Nominatim and names the site', async () => {
  const origin = await startOrigin((response) => sendJson(response, []));
  expect(await clientOf(origin.url).search('Utrecht', 'nl-NL', ['NL', 'BE'])).toEqual({
    ok: true,
    value: [],
  });
  const [request] = origin.requests;
  expect(request?.url.pathname).toBe('/search');
  expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({
    q: 'Utrecht',
    format: 'jsonv2',
    addressdetails: '1',
    limit: '5',
    'accept-language': 'nl-NL',
    countrycodes: 'nl,be',
  });
  expect(request?.headers['user-agent']).toBe('Tests');
});

test('The geocoder client reads a response of Nominatim', async () => {
  const origin = await startOrigin((response) =>
    sendJson(response, [
      {
        place_id: 1,
        licence: '© OpenStreetMap',
        lat: '52.0907',
        lon: '5.1214',
        category: 'place',
        type: 'city',
        importance: 0.7,
        name: 'Utrecht',
        display_name: 'Utrecht, Nederland',
        address: {
          city: 'Utrecht',
          state: 'Utrecht',
          'ISO3166-2-lvl4': 'NL-UT',
          country: 'Nederland',
          country_code: 'nl',
        },
      },
      { lat: '52.1', lon: '5.2', name: '', display_name: '3512, Utrecht, Nederland' },
    ]),
  );
  expect(await clientOf(origin.url).search('Utrecht')).toEqual({
    ok: true,
    value: [
      { label: 'Utrecht, Nederland', latitude: 52.0907, longitude: 5.1214 },
      { label: '3512, Utrecht, Nederland', latitude: 52.1, longitude: 5.2 },
    ],
  });
});

test('The geocoder client caches a response', async () => {
  const origin = await startOrigin((response) => sendJson(response, []));
  const { search } = clientOf(origin.url);
  await search('Utrecht');
  await search('Utrecht');
  await search('Gouda');
  expect(origin.requests).toHaveLength(2);
});

test.each([
  [
    'a status',
    (response: Parameters<typeof sendJson>[0]) => sendJson(response, {}, 503),
    'unexpected-status',
  ],
  ['HTML', (response: Parameters<typeof sendJson>[0]) => response.end('<h1>Busy</h1>'), 'unexpected-body'],
  [
    'an object',
    (response: Parameters<typeof sendJson>[0]) => sendJson(response, { error: 'x' }),
    'unexpected-body',
  ],
  [
    'a place outside of the earth',
    (response: Parameters<typeof sendJson>[0]) =>
      sendJson(response, [{ lat: '91', lon: 'x', display_name: 'X' }]),
    'unexpected-body',
  ],
])('The geocoder client returns a failure for %s, and sends one request', async (_garbage, respond, kind) => {
  const origin = await startOrigin(respond);
  const { search, lines } = clientOf(origin.url);
  expect(await search('Utrecht')).toMatchObject({ ok: false, failure: { kind } });
  expect(origin.requests).toHaveLength(1);
  expect(lines.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^geocoder: GET .* failed: /),
    'geocoder: calls fail. Another line follows when they succeed again.',
  ]);
});

test('The geocoder client returns a failure if no server listens', async () => {
  const origin = await startOrigin(() => {});
  await origin.stop();
  expect(await clientOf(origin.url).search('Utrecht')).toMatchObject({
    ok: false,
    failure: { kind: 'unreachable' },
  });
});

test('The geocoder client gives up on a slow geocoder after 2.5 seconds', async () => {
  const origin = await startOrigin(() => {});
  const result = clientOf(origin.url).search('Utrecht');
  expect(await passTimeLimits(2_500, result)).toEqual({
    ok: false,
    failure: { kind: 'timeout', limitMs: 2_500 },
  });
});

test('The client of the geocoder logs one line when calls succeed again', async () => {
  const origin = await startOrigin((response, _, nth) => sendJson(response, [], nth <= 2 ? 503 : 200));
  const { search, lines } = clientOf(origin.url);
  for (const text of ['Utrecht', 'Deventer', 'Gent', 'Lyon']) await search(text);
  const messages = lines.map(({ message }) => message);
  expect(messages.filter((message) => message.includes('calls fail'))).toHaveLength(1);
  expect(messages.filter((message) => message.includes('calls succeed again'))).toHaveLength(1);
  expect(messages.at(-1)).toBe('geocoder: calls succeed again, after 0 s.');
});

test.each([400, 422])(
  'The client of the geocoder logs no outage for a query with the status %i',
  async (status) => {
    const origin = await startOrigin((response, { url }) =>
      sendJson(response, [], url.searchParams.get('q') === 'refused' ? status : 200),
    );
    const { search, lines } = clientOf(origin.url);
    for (const text of ['Utrecht', 'refused', 'Gent']) await search(text);
    expect(lines.map(({ message }) => message)).toEqual([
      expect.stringMatching(new RegExp(`^geocoder: GET .* failed: ${status} `)),
    ]);
  },
);
