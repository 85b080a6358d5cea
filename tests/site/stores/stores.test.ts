import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editableContent, runSite } from '../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({ prepare: editableContent });
});
afterAll(() => site.stop());

/** Returns the HTML of the store finder of a page. */
async function finderOf(path: string) {
  const html = await (await site.get(path)).text();
  return /<section[^>]*data-section="store-finder".*?<\/form>/s.exec(html)?.[0] ?? '';
}

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]+>/g, '').replaceAll('&amp;', '&'),
  );

test.each([
  [
    '/nl/verkooppunten',
    'Amsterdam Schemer',
    ['40 winkels', 'Eigen winkel', 'do – za', '10:00–18:00', 'gesloten'],
  ],
  ['/en/points-of-sale', 'Antwerpen Kamer Zuid', ['40 shops', 'Dealer', '10:00–18:00', 'closed']],
  ['/de/verkaufsstellen', 'Berlin Dämmer & Sohn', ['40 Geschäfte', 'Fachhändler', '10:00–18:00 Uhr']],
  ['/fr/points-de-vente', 'Bordeaux Le Jardin des Chartrons', ['40 boutiques', 'Revendeur', 'fermé']],
  ['/en-UK/stockists', 'Bath The Potting Shed', ['40 shops', 'Stockist', 'closed']],
  ['/en-US/stores', 'Austin Hill Country Garden Supply', ['40 stores', 'Garden center', 'AM – ']],
  ['/en-CA/stores', 'Montréal Brunante', ['40 stores', 'Our own store', 'a.m.']],
  ['/fr-CA/points-de-vente', 'Montréal Brunante', ['40 magasins', 'Notre magasin', '18 h 00']],
])(
  '%s lists the stores, those of its own country or region first, in its language',
  async (path, first, texts) => {
    const finder = await finderOf(path);

    expect(headings(finder, 3)).toHaveLength(12);
    expect(headings(finder, 3)[0]).toBe(first);
    const plain = finder.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(texts.filter((text) => !plain.includes(text))).toEqual([]);
  },
);

test('Each page of the list has other stores, and a page after the last one does not exist', async () => {
  const pages = await Promise.all(
    ['', '?page=2', '?page=3', '?page=4'].map((query) => finderOf(`/nl/verkooppunten${query}`)),
  );
  const names = pages.flatMap((html) => headings(html, 3));

  expect(names).toHaveLength(40);
  expect(new Set(names).size).toBe(40);
  expect((await site.get('/nl/verkooppunten?page=5')).status).toBe(404);
});

test('The list has pictures of stores in the language of the page', async () => {
  const finder = await finderOf('/nl/verkooppunten?type=own-store');
  const pictures = [...finder.matchAll(/<img[^>]*>/g)].map(([image]) => image);

  expect(pictures).toHaveLength(2);
  expect(pictures.every((image) => /width="\d+" height="\d+"/.test(image))).toBe(true);
});

test('Stores of a country are sorted by city', async () => {
  expect(headings(await finderOf('/nl/verkooppunten'), 3).slice(0, 9)).toEqual([
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
  const [shops] =
    /\d+/.exec((await finderOf(list)).match(/<p [^>]*role="status"[^>]*>(.*?)<\/p>/s)?.[1] ?? '') ?? [];
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
  ['equal times that are not midnight', "opens: '10:00'", "opens: '17:30'", 'hours.0'],
  ['a script as website', "phone: '+31 570 555 015'", "website: 'javascript:alert(1)'", 'website'],
  ['no email address', 'winkel@veldenvonk.example', 'veldenvonk.example', 'email'],
  ['no street', 'street: Haven 12', 'street: ~', 'street'],
  ['an unknown time zone', 'time_zone: Europe/Amsterdam', 'time_zone: Europe/Deventer', 'time_zone'],
  ['a special day without its end', "closes: '16:00'", "closes: ''", 'special_days.0'],
])('A store with %s is skipped and logged with the reason', async (_problem, valid, invalid, at) => {
  const file = site.contentFile('collections/stores/nl/veld-en-vonk-deventer.md');
  const text = readFileSync(file, 'utf8');
  const change = site.nextChange();
  const without = invalid.startsWith('website') ? text.replace(/^website: .*\n/m, '') : text;
  writeFileSync(file, without.replace(valid, invalid));
  await change;
  site.events.length = 0;

  const finder = await finderOf('/nl/verkooppunten');

  expect(finder).toContain('39 winkels');
  expect(headings(finder, 3)).not.toContain('Deventer Veld & Vonk Deventer');
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

test.each(["o'brien@example.com", 'info@xn--mller-kva.de', 'info@müller.de'])(
  'A store with the email address %s is listed',
  async (email) => {
    const file = site.contentFile('collections/stores/nl/veld-en-vonk-deventer.md');
    const text = readFileSync(file, 'utf8');
    const change = site.nextChange();
    writeFileSync(file, text.replace('winkel@veldenvonk.example', email));
    await change;

    expect(headings(await finderOf('/nl/verkooppunten'), 3)).toContain('Deventer Veld & Vonk Deventer');

    const restored = site.nextChange();
    writeFileSync(file, text);
    await restored;
  },
);

test('A page shows a notice if the stores cannot be loaded', async () => {
  const collection = site.contentFile('collections/stores.yaml');
  const removed = site.nextChange();
  renameSync(collection, `${collection}.away`);
  await removed;
  site.events.length = 0;

  const response = await site.get('/nl/verkooppunten');

  expect(response.status).toBe(200);
  expect(await response.text()).toContain('De lijst kan nu niet worden getoond.');
  expect(site.events.map(({ message }) => message).join('\n')).toContain('/api/collections/stores/entries');
  const restored = site.nextChange();
  renameSync(`${collection}.away`, collection);
  await restored;
});
