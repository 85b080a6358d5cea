import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

/** Returns the HTML of the points-of-sale section of a page. */
async function sectionOf(path: string) {
  const html = await (await site.get(path)).text();
  return /<section[^>]*data-section="points-of-sale-overview".*?<\/section>/s.exec(html)?.[0] ?? '';
}

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&'),
  );

test.each([
  [
    '/nl/verkooppunten',
    ['Nederland', 'België', 'Canada', 'Duitsland', 'Frankrijk', 'Verenigd Koninkrijk', 'Verenigde Staten'],
    ['Eigen winkel', 'do – za', '10:00–18:00', 'gesloten'],
  ],
  [
    '/en/points-of-sale',
    ['Belgium', 'France', 'Germany', 'Netherlands', 'United Kingdom', 'Canada', 'United States'],
    ['Our own shop', 'Thu – Sat', '10:00–18:00', 'closed'],
  ],
  [
    '/de/verkaufsstellen',
    [
      'Deutschland',
      'Belgien',
      'Frankreich',
      'Kanada',
      'Niederlande',
      'Vereinigte Staaten',
      'Vereinigtes Königreich',
    ],
    ['Fachhändler', 'Do – Sa', '10:00–18:00 Uhr', 'geschlossen'],
  ],
  [
    '/fr/points-de-vente',
    ['France', 'Allemagne', 'Belgique', 'Canada', 'États-Unis', 'Pays-Bas', 'Royaume-Uni'],
    ['Notre boutique', 'jeu. – sam.', '10:00 – 18:00', 'fermé'],
  ],
  [
    '/en-UK/stockists',
    ['United Kingdom', 'Belgium', 'Canada', 'France', 'Germany', 'Netherlands', 'United States'],
    ['Stockist', 'Thu – Sat', '10:00–18:00', 'closed'],
  ],
  [
    '/en-US/stores',
    ['United States', 'Belgium', 'Canada', 'France', 'Germany', 'Netherlands', 'United Kingdom'],
    ['Garden center', 'Thu – Sat', '10:00 AM – 6:00 PM', 'closed'],
  ],
  [
    '/en-CA/stores',
    ['Canada', 'Belgium', 'France', 'Germany', 'Netherlands', 'United Kingdom', 'United States'],
    ['Our own store', 'Thu–Sat', '10:00 a.m.–6:00 p.m.', 'closed'],
  ],
  [
    '/fr-CA/points-de-vente',
    ['Canada', 'Allemagne', 'Belgique', 'États-Unis', 'France', 'Pays-Bas', 'Royaume-Uni'],
    ['Notre magasin', 'jeu. – sam.', '10 h 00 – 18 h 00', 'fermé'],
  ],
])(
  '%s lists all stores, those of its own country or region first, in its language and time format',
  async (path, names, texts) => {
    const section = await sectionOf(path);

    // A country whose stores are only partly in the first group has a heading in both groups.
    expect([...new Set(headings(section, 3))]).toEqual(names);
    expect(headings(section, 4)).toHaveLength(40);
    const plain = section.replaceAll(/\s/g, ' ');
    expect(texts.filter((text) => !plain.includes(text))).toEqual([]);
  },
);

test.each([
  ['/nl/verkooppunten', 'Lantaarn Hoeve aan', 'De lampen en minstens één stoel.'],
  ['/en-US/stores', 'The Hoeve lantern lit', 'The lamps and at least one chair.'],
])(
  '%s shows the pictures of stores and the descriptions of their kinds in its language',
  async (path, alt, kind) => {
    const section = await sectionOf(path);
    const pictures = [...section.matchAll(/<img[^>]*>/g)].map(([image]) => image);
    expect(pictures).toHaveLength(3);
    expect(pictures.every((image) => /width="\d+" height="\d+"/.test(image))).toBe(true);
    expect(pictures.join('')).toContain(alt);
    expect(section.split(kind)).toHaveLength(2);
  },
);

test('Stores of a country are sorted by city', async () => {
  expect(headings(await sectionOf('/nl/verkooppunten'), 4).slice(0, 9)).toEqual([
    'Amsterdam Schemer',
    'Deventer Veld & Vonk Deventer',
    'Groningen Tuincentrum Osinga',
    'Haarlem De Groene Kamer',
    'Maastricht Lampion',
    'Middelburg Tuinderij Walcheren',
    'Nijmegen De Lampenist',
    'Utrecht Veld & Vonk Utrecht',
    'West-Terschelling Strandhuis Noord',
  ]);
});

test.each([
  ['/nl', '/nl/verkooppunten', '/nl/over-ons'],
  ['/en', '/en/points-of-sale', '/en/about'],
  ['/de', '/de/verkaufsstellen', '/de/ueber-uns'],
  ['/fr', '/fr/points-de-vente', '/fr/a-propos'],
  ['/en-UK', '/en-UK/stockists', '/en-UK/about'],
  ['/en-US', '/en-US/stores', '/en-US/about'],
  ['/en-CA', '/en-CA/stores', '/en-CA/about'],
  ['/fr-CA', '/fr-CA/points-de-vente', '/fr-CA/a-propos'],
])('The count of stores at %s matches the list', async (home, list, about) => {
  const shops = headings(await sectionOf(list), 4).length;
  const countText = new RegExp(
    String.raw`\b${shops}\s(?:winkels|shops|stores|Geschäfte|boutiques|magasins)`,
    'i',
  );

  for (const path of [home, list, about]) expect(await (await site.get(path)).text()).toMatch(countText);
});

test.each([
  ['an invalid country', 'country: NL', 'country: Nederland', 'country'],
  ['an invalid latitude', 'latitude: 52.25461', 'latitude: 152', 'latitude'],
  ['an invalid opening time', "opens: '10:00'", "opens: '25:00'", 'hours.0.opens'],
  ['a script as website', "phone: '+31 570 555 015'", "website: 'javascript:alert(1)'", 'website'],
  ['no street', 'street: Haven 12', 'street: ~', 'street'],
])('A store with %s is skipped and logged with the reason', async (_problem, valid, invalid, at) => {
  const file = site.contentFile('collections/stores/nl/veld-en-vonk-deventer.md');
  const text = readFileSync(file, 'utf8');
  const change = site.nextChange();
  const without = invalid.startsWith('website') ? text.replace(/^website: .*\n/m, '') : text;
  writeFileSync(file, without.replace(valid, invalid));
  await change;
  site.events.length = 0;

  const shops = headings(await sectionOf('/nl/verkooppunten'), 4);

  expect(shops).toHaveLength(39);
  expect(shops).not.toContain('Deventer Veld & Vonk Deventer');
  expect(site.events).toEqual([
    {
      message: 'content: skipped 1 store(s) of nl',
      fields: {
        site: 'nl',
        skipped: [{ entry: 'veld-en-vonk-deventer-nl', at, reason: expect.any(String) }],
      },
    },
  ]);
  const restored = site.nextChange();
  writeFileSync(file, text);
  await restored;
});

test('A page shows a notice if the stores cannot be loaded', async () => {
  const collection = site.contentFile('collections/stores.yaml');
  const removed = site.nextChange();
  renameSync(collection, `${collection}.away`);
  await removed;
  site.events.length = 0;

  const response = await site.get('/nl/verkooppunten');

  expect(response.status).toBe(200);
  expect(await response.text()).toContain('De lijst met winkels is even zoek.');
  expect(site.events.map(({ message }) => message).join('\n')).toContain('/api/collections/stores/entries');
  const restored = site.nextChange();
  renameSync(`${collection}.away`, collection);
  await restored;
});
