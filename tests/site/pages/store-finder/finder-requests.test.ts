import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { startOrigin } from '../../origin.ts';
import { runSite } from '../../running-site.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

/** Opens the store finder. Returns the text with the number of stores, and the headings of the stores. */
async function visit(path: string, visited = site) {
  const response = await visited.get(path);
  const html = await response.text();
  const text = (fragment: string) =>
    fragment
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return {
    status: response.status,
    location: response.headers.get('location'),
    robots: response.headers.get('x-robots-tag'),
    html,
    count: text(/<p[^>]*role="status"[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? ''),
    names: [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, inside = '']) =>
      text(inside).replaceAll('&amp;', '&'),
    ),
  };
}

test('Stores near a typed place are sorted by distance, in the unit of the locale', async () => {
  const dutch = await visit('/nl/verkooppunten?place=Utrecht&distance=50km');
  expect(dutch.count).toBe('3 winkels binnen 50 km van Utrecht, Nederland');
  expect(dutch.names).toEqual([
    'Utrecht Veld & Vonk Utrecht',
    'Amsterdam Schemer',
    'Haarlem De Groene Kamer',
  ]);
  const american = await visit('/en-US/stores?place=Brooklyn%2C+NY&distance=100mi');
  expect(american.count).toBe('1 store within 100 mi of Brooklyn, NY, United States');
});

test('10 mi and 16.09 km give the same stores in both units', async () => {
  const [miles, kilometres] = await Promise.all(
    ['10mi', '16.09km'].map((distance) => visit(`/en-US/stores?place=Bath&distance=${distance}`)),
  );
  expect(miles?.count).toContain('within 10 mi of');
  expect(kilometres?.count).toBe(miles?.count);
  expect(kilometres?.names).toEqual(miles?.names);
});

test('A distance that equals one of the options is shown once', async () => {
  const { html } = await visit('/en-US/stores?place=Bath&distance=16.09km');
  expect(html.match(/<option[^>]*>10 mi</g)).toEqual([expect.stringContaining('value="16.09km"')]);
});

test('The query can name a store, and the list then begins with its page', async () => {
  const store = 'Santa Fe Adobe Lamp & Chair';
  expect((await visit('/nl/verkooppunten')).names).not.toContain(store);
  const listed = await visit('/nl/verkooppunten?store=adobe-lamp-and-chair-santa-fe-nl');
  expect(listed.names).toContain(store);
  expect(listed.html).toMatch(/aria-current="page"[^>]*>[^<]*[2-4]/);
  const near = await visit(
    '/nl/verkooppunten?place=Utrecht&at=52.091,5.122&store=adobe-lamp-and-chair-santa-fe-nl',
  );
  expect(near.names).toContain(store);
  expect((await visit('/nl/verkooppunten?store=unknown')).names).toEqual(
    (await visit('/nl/verkooppunten')).names,
  );
});

test('The list of a typed place has the stores of its map', async () => {
  // List and map use the same position, so a store at the limit of the distance is in both or in neither.
  for (const distance of [...Array(40).keys()].map((index) => `${35 + index / 20}km`)) {
    const { html, count } = await visit(`/nl/verkooppunten?place=Utrecht&distance=${distance}`);
    const query = /&quot;mapQuery&quot;:&quot;([^&]*(?:&amp;[^&]*)*?)&quot;|"mapQuery":"([^"]*)"/.exec(html);
    const mapQuery = (query?.[1] ?? query?.[2] ?? '').replaceAll(/&amp;|\\u0026/g, '&');
    expect(mapQuery).toContain('position=');
    const response = await site.get(`/api/stores?${mapQuery}&locale=nl&box=-180,-90,180,90&zoom=12`);
    const total = /"total":(\d+)/.exec(await response.text())?.[1];
    expect(`${count.split(' ')[0]} ${distance}`).toBe(`${total} ${distance}`);
  }
});

test('Each option has the number of its stores as the other filters are', async () => {
  const { html } = await visit('/nl/verkooppunten?country=NL');
  const text = html.replaceAll(/<[^>]+>/g, '').replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/Eigen winkel \d+\(\d+ winkels?\)/);
  const own = Number(/Eigen winkel (\d+)\(/.exec(text)?.[1]);
  expect((await visit('/nl/verkooppunten?country=NL&type=own-store')).count).toContain(`${own} winkel`);
  expect(text).toContain('Nederland (');
  const belgian = Number(/België \((\d+)\)/.exec(text)?.[1]);
  expect((await visit('/nl/verkooppunten?country=BE')).count).toContain(`${belgian} winkel`);
});

/** Returns the URL of the locale switch. */
function hrefIn(html: string, locale: string) {
  const found = new RegExp(`href="(/${locale}/[^"]*)"`).exec(html)?.[1] ?? '';
  return found.replaceAll('&amp;', '&');
}

test('Another locale keeps place, distance in its unit, kind, service and country', async () => {
  const { html } = await visit(
    '/nl/verkooppunten?type=own-store&service=parking&country=NL&place=Utrecht%2C+Nederland&at=52.091%2C5.122&distance=50km',
  );
  const american = hrefIn(html, 'en-US');
  expect(american).toBe(
    '/en-US/stores?type=own-store&service=parking&country=NL&place=Utrecht%2C+Netherlands&at=52.091%2C5.122&distance=25mi',
  );
  expect((await visit(american)).status).toBe(200);
  expect(hrefIn((await visit(american)).html, 'nl')).toContain('place=Utrecht%2C+Nederland');
  expect(hrefIn(html, 'de')).toContain('distance=50km');
  expect(hrefIn((await visit('/nl/verkooppunten?place=Utrecht')).html, 'fr')).toBe(
    '/fr/points-de-vente?place=Utrecht&at=52.091%2C5.122',
  );
  expect(hrefIn((await visit('/nl/verkooppunten?position=52.091%2C5.122&distance=10km')).html, 'en-UK')).toBe(
    '/en-UK/stockists?position=52.091%2C5.122&distance=5mi',
  );
  expect(hrefIn((await visit('/nl/verkooppunten')).html, 'de')).toBe('/de/verkaufsstellen');
});

test('Without a store within the distance, the page names the nearest one and how far it is', async () => {
  const { html, count } = await visit('/nl/verkooppunten?place=Groningen&distance=5km&type=own-store');
  expect(count).toContain('0 winkels binnen 5 km');
  expect(html).toContain('De dichtstbijzijnde is Veld &amp; Vonk Deventer in Deventer, op 111 km.');
});

test.each([
  ['type=lighthouse', '/nl/verkooppunten'],
  ['place=&at=&distance=&country=&type=dealer', '/nl/verkooppunten?type=dealer'],
  ['distance=abc&place=Utrecht', '/nl/verkooppunten?place=Utrecht'],
  ['type=own-store&page=3', '/nl/verkooppunten?type=own-store'],
])('The query "%s" is redirected to the nearest choice', async (query, location) => {
  const { status, location: target } = await visit(`/nl/verkooppunten?${query}`);
  expect(status).toBe(302);
  expect(target).toBe(location);
});

test('Search engines index the list, but no choice', async () => {
  expect((await visit('/nl/verkooppunten')).robots).toBeNull();
  expect((await visit('/nl/verkooppunten?page=2')).robots).toBeNull();
  expect((await visit('/nl/verkooppunten?type=dealer')).robots).toBe('noindex, nofollow');
});

test('An unknown place is named, and all stores are listed', async () => {
  const { html, count } = await visit('/nl/verkooppunten?place=Zzzz');
  expect(html).toContain('We kennen “Zzzz” niet.');
  expect(count).toContain('40 winkels');
});

test('A place with a name of several towns offers the others', async () => {
  const { html } = await visit('/en-US/stores?place=Cambridge');
  expect(html).toContain('Did you mean another place?');
});

test.each([
  ['responds with an error', 503],
  ['sends garbage', 200],
  ['ends the connection', undefined],
])('If the geocoder %s, the towns of stores can still be found', async (_state, status) => {
  const geocoder = await startOrigin((response) =>
    status === undefined ? response.destroy() : response.writeHead(status).end('<h1>Busy</h1>'),
  );
  const visited = await runSite({ variables: { GEOCODER_URL: geocoder.url } });
  const town = await visit('/nl/verkooppunten?place=Deventer', visited);
  expect(town.names[0]).toBe('Deventer Veld & Vonk Deventer');
  const other = await visit('/nl/verkooppunten?place=Zutphen', visited);
  expect(other.status).toBe(200);
  expect(other.html).toContain('Er is iets misgegaan.');
  expect(other.count).toContain('40 winkels');
  expect(await (await visited.get('/api/places?locale=nl&q=dev')).json()).toEqual({
    isComplete: false,
    places: [{ label: 'Deventer, Nederland', latitude: 52.25461, longitude: 6.16702 }],
  });
  await visited.stop();
});

test('A town of a store with ß is found if it is typed with ss', async () => {
  const geocoder = await startOrigin((response) => response.writeHead(503).end());
  const visited = await runSite({
    variables: { GEOCODER_URL: geocoder.url },
    prepare: (content) => {
      const file = join(content, 'collections/stores/nl/veld-en-vonk-deventer.md');
      writeFileSync(file, readFileSync(file, 'utf8').replace('city: Deventer', 'city: Gießen'));
    },
  });
  expect((await visit('/nl/verkooppunten?place=Giessen', visited)).names[0]).toContain('Gießen');
  await visited.stop();
});

test('A preview of the store finder continues in its filters, its pages and the pages of its stores', async () => {
  const preview = 'preview=true&token=preview-secret';
  const { html } = await visit(`/nl/verkooppunten?type=dealer&${preview}`);
  const main = parseHtml(html).querySelector('main');
  const links = [...(main?.querySelectorAll('form a[href^="/nl/"]') ?? [])].map((link) =>
    link.getAttribute('href'),
  );
  expect(links).toContain(`/nl/verkooppunten?${preview}`);
  expect(links).toContain(`/nl/verkooppunten?${preview}&type=dealer&page=2`);
  expect(links.filter((href) => !href?.includes(preview))).toEqual([]);
  const hidden = [...(main?.querySelectorAll<HTMLInputElement>('form input[type=hidden]') ?? [])];
  expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual(preview.split('&'));
});

test('A preview of a store continues in the stores nearby and in the list of stores', async () => {
  const preview = 'preview=true&token=preview-secret';
  const { html } = await visit(`/nl/verkooppunten/schemer-amsterdam?${preview}`);
  const links = [...parseHtml(html).querySelectorAll('[data-section=store] aside a[href^="/nl/"]')].map(
    (link) => link.getAttribute('href'),
  );
  expect(links).toContain(`/nl/verkooppunten?${preview}`);
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((href) => !href?.endsWith(`?${preview}`))).toEqual([]);
});

test('The map gets the stores of the list within a box', async () => {
  const response = await site.get(
    '/api/stores?locale=nl&box=4,52,6,53&zoom=12&position=52.091,5.121&distance=50km',
  );
  const { total, stores } = await response.json();
  expect(total).toBe(3);
  expect(stores[0]).toEqual({
    id: expect.any(String),
    name: expect.any(String),
    city: expect.any(String),
    href: expect.stringMatching(/^\/nl\/verkooppunten\//),
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  });
});

test.each([
  '',
  'locale=nl',
  'locale=nl&box=1,2,3,4',
  'locale=xx&box=1,2,3,4&zoom=3',
  'locale=nl&box=1,2,3&zoom=3',
  'locale=nl&box=1,50,3,40&zoom=3',
  'locale=nl&box=1,2,3,400&zoom=3',
  'locale=nl&box=1,2,3,4&zoom=99',
])('The query "%s" of the map is refused', async (query) => {
  expect((await site.get(`/api/stores?${query}`)).status).toBe(400);
});

test('The page of a store has structured data with special days, and its own title', async () => {
  const { html, status } = await visit('/en-US/stores/porchlight-brooklyn');
  expect(status).toBe(200);
  expect(html).toContain('<title data-page>Porchlight, Brooklyn');
  const [, json = ''] = /<script data-page type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const graph: { readonly '@graph': readonly Record<string, unknown>[] } = JSON.parse(json);
  const node = graph['@graph'].find((found) => String(found['@type']).includes('LocalBusiness'));
  expect(node).toMatchObject({
    name: 'Porchlight',
    url: 'https://www.example.test/en-US/stores/porchlight-brooklyn',
    address: { addressLocality: 'Brooklyn', addressRegion: 'NY', addressCountry: 'US' },
    geo: { latitude: 40.68889, longitude: -73.98952 },
  });
  expect(node?.['openingHoursSpecification']).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Sunday',
    opens: '12:00',
    closes: '18:00',
  });
  expect(node?.['openingHoursSpecification']).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    validFrom: '2026-12-25',
    validThrough: '2026-12-25',
    opens: '00:00',
    closes: '00:00',
  });
});

test.each([
  ['/nl/verkooppunten/nachtgarten-leipzig', 'ma – zo', '24 uur'],
  ['/en/points-of-sale/nachtgarten-leipzig', 'Mon – Sun', '24 hours'],
  ['/de/verkaufsstellen/nachtgarten-leipzig', 'Mo – So', '24 Stunden'],
  ['/fr/points-de-vente/nachtgarten-leipzig', 'lun. – dim.', '24 heures'],
  ['/en-UK/stockists/nachtgarten-leipzig', 'Mon – Sun', '24 hours'],
  ['/en-US/stores/nachtgarten-leipzig', 'Mon – Sun', '24 hours'],
  ['/en-CA/stores/nachtgarten-leipzig', 'Mon–Sun', '24 hours'],
  ['/fr-CA/points-de-vente/nachtgarten-leipzig', 'lun. – dim.', '24 heures'],
])('%s is a store that is open day and night', async (path, days, hours) => {
  const { html } = await visit(path);
  const [, line = ''] = /<dl[^>]*>(.*?)<\/dl>/s.exec(html) ?? [];
  expect(
    line
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ).toBe(`${days} ${hours}`);
  expect(html).toContain('"opens":"00:00","closes":"23:59"');
});

test('The page of a store shows the next special days and other stores nearby', async () => {
  const { html } = await visit('/nl/verkooppunten/de-groene-kamer-haarlem');
  expect(html).toContain('Afwijkende dagen');
  expect(html).toContain('vr 25 december');
  expect(html).toContain('/nl/verkooppunten/schemer-amsterdam');
});

test.each([
  ['nl', '/nl/verkooppunten', 'Routebeschrijving', 'Wat je hier vindt'],
  ['en', '/en/points-of-sale', 'Directions', 'What you find here'],
  ['de', '/de/verkaufsstellen', 'Wegbeschreibung', 'Was Sie hier finden'],
  ['fr', '/fr/points-de-vente', 'Itinéraire', 'Ce que vous y trouvez'],
  ['en-UK', '/en-UK/stockists', 'Directions', 'What you find here'],
  ['en-US', '/en-US/stores', 'Directions', 'What you find here'],
  ['en-CA', '/en-CA/stores', 'Directions', 'What you find here'],
  ['fr-CA', '/fr-CA/points-de-vente', 'Itinéraire', 'Ce que vous y trouvez'],
])(
  'In %s each store is in the sitemap, and has directions, offers and structured data',
  async (locale, list, ...texts) => {
    const sitemap = await (await site.get(`/${locale}/sitemap.xml`)).text();
    const listed = [...sitemap.matchAll(new RegExp(`${list}/[a-z-]+<`, 'g'))];
    // Search engines do not index the French locale (specification §2).
    expect(listed).toHaveLength(locale === 'fr' ? 0 : 40);
    const { html, status } = await visit(`${list}/porchlight-brooklyn`);
    expect(status).toBe(200);
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
    expect(html).toContain('https://www.openstreetmap.org/directions?to=40.68889,-73.98952');
    expect(html).toContain('"LocalBusiness"');
  },
);
