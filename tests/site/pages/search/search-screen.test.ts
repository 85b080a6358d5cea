import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH_KEYS } from '#embedded/search';
import { type LocaleCode, locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { routePath } from '#site/protocol/route-table';
import { suggestionsSchema } from '../../../../site/client/search-box/suggestions-schema.ts';
import { parseHtml } from '../../../parse-html.ts';
import { runSite, type RunningSite } from '../../running-site.ts';

/** The locales with indexes. */
const FILLED: readonly LocaleCode[] = ['nl', 'de', 'en-US'];

const adminHeaders = {
  'x-algolia-application-id': DEFAULT_SEARCH_KEYS.appId,
  'x-algolia-api-key': DEFAULT_SEARCH_KEYS.adminKey,
};

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
  await site.fillSearch(...FILLED);
});
afterAll(() => site.stop());

async function visit(path: string) {
  const response = await site.get(path);
  const document = parseHtml(await response.text());
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const { status, headers } = response;
  return { status, location: headers.get('location'), headers, document, texts };
}

describe('The results of a search', () => {
  test('are grouped in products, categories and content, with the number of all', async () => {
    const { texts, document } = await visit('/nl/zoeken?q=lamp');
    expect(texts('main h2')).toEqual(['Producten', 'Categorieën', 'Pagina’s en verhalen']);
    expect(texts('main [role=status]')[0]).toMatch(/^\d+ resultaten voor “lamp”$/);
    expect(texts('main article h3').length).toBe(6);
    expect(document.querySelector('main article data')?.getAttribute('value')).toMatch(/^\d/);
    expect(document.querySelector('main article ul a')?.getAttribute('href')).toMatch(/\?variant=/);
    expect(document.querySelector('main')?.textContent).toContain(
      messagesOf(locales[0])('category:tax.included'),
    );
    expect(texts('main mark').length).toBeGreaterThan(0);
    const all = document.querySelector('main a[href="/nl/zoeken?q=lamp&show=products"]');
    expect(all?.textContent).toMatch(/^Toon alle \d+ producten$/);
  });

  test.each([
    ['/nl/zoeken?q=lampion', 'Winkel'],
    ['/en-US/search?q=lampion', 'Store'],
  ])('of %s name a store as a %s', async (path, name) => {
    const { document } = await visit(path);
    const kinds = [...document.querySelectorAll('main li')]
      .filter(({ textContent }) => textContent.startsWith('Lampion, Maastricht'))
      .map((result) => result.querySelector(':scope > span')?.textContent);
    expect(kinds).toEqual([name]);
  });

  test('contain a store whose street is the term', async () => {
    const { document } = await visit('/nl/zoeken?q=haarlemmerdijk');
    expect(document.querySelector('main ol h3 a')?.getAttribute('href')).toBe(
      '/nl/verkooppunten/schemer-amsterdam',
    );
  });

  test('keep a price range in other locales with the same currency', async () => {
    const { document } = await visit(
      '/nl/zoeken?q=lamp&filter=color%3AMos&filter=price%3A50_*&show=products',
    );
    const hrefOf = (code: string) =>
      document.querySelector(`footer a[data-locale="${code}"]`)?.getAttribute('href');
    expect(hrefOf('de')).toMatch(/filter=color%3AMos&filter=price%3A50_\*/);
    expect(hrefOf('en-US')).toMatch(/show=products&filter=color%3AMos$/);
  });

  test('are not indexed and not cached', async () => {
    const { headers } = await visit('/nl/zoeken?q=lamp');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('are in the language and currency of the locale', async () => {
    const { texts } = await visit('/en-US/search?q=lamp');
    expect(texts('main [role=status]')[0]).toMatch(/results for “lamp”$/);
    expect(texts('main article data')[0]).toMatch(/^\$/);
    expect((await visit('/de/suchen?q=leuchte')).texts('main h2')[0]).toBe('Produkte');
  });

  test('of a misspelt term offer the correct one', async () => {
    const { document } = await visit('/nl/zoeken?q=lantaarm');
    const link = document.querySelector('main a[href="/nl/zoeken?q=lantaarn"]');
    expect(link?.textContent).toBe('lantaarn');
    expect(link?.parentElement?.textContent).toBe('Bedoelde je lantaarn?');
    expect(link?.closest('[role=status]')).not.toBeNull();
  });

  test('without a match are the sentence, the tips and popular terms, and the term stays', async () => {
    const { status, texts, document } = await visit('/nl/zoeken?q=xylofoonzzz');
    expect(status).toBe(200);
    expect(texts('main [role=status]')).toEqual([
      'Sorry, maar we konden geen resultaten vinden voor xylofoonzzz',
    ]);
    expect(texts('main li').slice(0, 3)).toEqual([
      'Controleer de spelling.',
      'Gebruik minder woorden.',
      'Maak de zoekterm algemener.',
    ]);
    expect(texts('main h2')).toContain('Vaak gezocht');
    expect(document.querySelector('main input[name=q]')?.getAttribute('value')).toBe('xylofoonzzz');
  });
});

describe('A term without a letter or a number', () => {
  test.each(['😀', '%', '&', '+', '\\', '???', '–'])(
    '%j has no results and stays in the field',
    async (term) => {
      const { status, texts, document } = await visit(`/de/suchen?${new URLSearchParams({ q: term })}`);
      expect(status).toBe(200);
      expect(texts('main [role=status]')).toEqual([`Leider konnten wir keine Ergebnisse für ${term} finden`]);
      expect(texts('main li').slice(0, 3)).toEqual(NO_RESULTS.de.slice(1));
      expect(document.querySelector('main input[name=q]')?.getAttribute('value')).toBe(term);
    },
  );

  test('has no results in a group either', async () => {
    const { texts } = await visit('/de/suchen?q=%25&show=products');
    expect(texts('main [role=status]')).toEqual(['Leider konnten wir keine Ergebnisse für % finden']);
  });
});

const NO_RESULTS = {
  nl: [
    'Sorry, maar we konden geen resultaten vinden voor <i>xylofoonzzz',
    'Controleer de spelling.',
    'Gebruik minder woorden.',
    'Maak de zoekterm algemener.',
  ],
  en: [
    'Sorry, but we could not find any results for <i>xylofoonzzz',
    'Check the spelling.',
    'Use fewer words.',
    'Make the term more general.',
  ],
  de: [
    'Leider konnten wir keine Ergebnisse für <i>xylofoonzzz finden',
    'Prüfen Sie die Schreibweise.',
    'Verwenden Sie weniger Wörter.',
    'Wählen Sie einen allgemeineren Begriff.',
  ],
  fr: [
    'Désolé, mais nous n’avons trouvé aucun résultat pour <i>xylofoonzzz',
    'Vérifiez l’orthographe.',
    'Utilisez moins de mots.',
    'Choisissez un terme plus général.',
  ],
};

describe('A search without results', () => {
  // In locales without indexes, the page also says that products are unavailable. The content system finds no page.
  test.each(locales.map((locale) => [locale.code, locale] as const))(
    'in %s has the sentence and the tips of the specification, and the typed term',
    async (code, locale) => {
      const query = new URLSearchParams({ q: '<i>xylofoonzzz' });
      const { status, texts, document } = await visit(`${routePath('search', code)}?${query}`);
      const [sentence = '', ...tips] = NO_RESULTS[locale.baseLanguage];
      const before = FILLED.includes(code) ? '' : messagesOf(locale)('search:productsUnavailable');
      expect(status).toBe(200);
      expect(texts('main [role=status]')[0]).toBe(before + sentence);
      expect(texts('main li').slice(0, 3)).toEqual(tips);
      expect(document.querySelector('main input[name=q]')?.getAttribute('value')).toBe('<i>xylofoonzzz');
    },
  );
});

describe('All products of a search', () => {
  const path = '/nl/zoeken?q=lamp&show=products';

  test('have facets, sort orders and a form that keeps the term without a script', async () => {
    const { document, texts } = await visit(path);
    const form = document.querySelector('form[aria-label="Filter"]');
    expect(form?.getAttribute('action')).toBe('/nl/zoeken');
    const hidden = [...(form?.querySelectorAll('input[type=hidden]') ?? [])];
    expect(hidden.map((input) => [input.getAttribute('name'), input.getAttribute('value')])).toEqual([
      ['q', 'lamp'],
      ['show', 'products'],
    ]);
    expect(texts('main summary')).toEqual(['Categorie', 'Kleur', 'Prijs']);
    expect(texts('main option')).toEqual([
      'Beste resultaat eerst',
      'Prijs, laag naar hoog',
      'Prijs, hoog naar laag',
      'Nieuwste eerst',
    ]);
    expect(document.querySelector('main a[href="/nl/zoeken?q=lamp"]')?.textContent).toBe(
      'Alle resultaten voor “lamp”',
    );
  });

  test('are narrowed by a colour and shown in it', async () => {
    const all = await visit(path);
    const color = all.document
      .querySelector('input[value^="color:"]')
      ?.getAttribute('value')
      ?.slice('color:'.length);
    const { document, texts } = await visit(`${path}&filter=${encodeURIComponent(`color:${color}`)}`);
    expect(texts('main article').length).toBeLessThan(all.texts('main article').length);
    expect(texts('ul[aria-label="Je keuze"] a')).toEqual([color]);
    for (const link of document.querySelectorAll('article h3 a'))
      expect(link.getAttribute('href')).toMatch(/\?variant=/);
  });

  test('are sorted by price', async () => {
    const pricesOf = ({ document }: Awaited<ReturnType<typeof visit>>) =>
      [...document.querySelectorAll('main article')].map((card) =>
        Number([...card.querySelectorAll('data')].at(-1)?.getAttribute('value')),
      );
    const prices = pricesOf(await visit(`${path}&sort=price%3Aasc`));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    const descending = pricesOf(await visit(`${path}&sort=price%3Adesc`));
    expect(descending).toEqual(descending.toSorted((one, other) => other - one));
  });

  test('that do not fit on one page have a second one with its own URL', async () => {
    // The SKU of each product begins with these letters.
    const all = '/nl/zoeken?q=VV&show=products';
    const first = await visit(all);
    expect(first.texts('main article').length).toBe(24);
    expect(first.document.querySelector(`main a[href="${all}&page=2"]`)).not.toBeNull();
    const second = await visit(`${all}&page=2`);
    expect(second.texts('main article').length).toBeGreaterThan(0);
    expect(second.document.querySelector(`main a[href="${all}"]`)).not.toBeNull();
  });

  test('keep a chosen colour that no product has in the chosen price range, so that it can be removed', async () => {
    const { document } = await visit(path);
    const color = document.querySelector('input[value^="color:"]')?.getAttribute('value') ?? '';
    const price = 'price:9000_9100';
    const query = [color, price].map((value) => `&filter=${encodeURIComponent(value)}`).join('');
    const narrowed = await visit(path + query);
    expect(narrowed.status).toBe(200);
    const [chosenValue, ...others] = narrowed.document.querySelectorAll('ul[aria-label="Je keuze"] a');
    expect(chosenValue?.textContent).toBe(color.slice('color:'.length));
    expect(chosenValue?.getAttribute('href')).toBe(`${path}&filter=${encodeURIComponent(price)}`);
    expect(others).toHaveLength(2);
    const option = narrowed.document.querySelector(`input[value="${color}"]`);
    expect(option?.hasAttribute('checked')).toBe(true);
    expect(option?.closest('label')?.textContent).toContain('(0 producten)');
  });

  test('that no price range contains offer the whole list', async () => {
    const { status, document } = await visit(`${path}&filter=price%3A9000_9100`);
    expect(status).toBe(200);
    expect(document.querySelector(`main a[href="${path}"]`)?.textContent).toBeTruthy();
  });
});

describe('All categories of a search', () => {
  const CATEGORIES = 61;
  const path = '/de/suchen?q=Pr%C3%BCfstein&show=categories';
  beforeAll(async () => {
    const requests = Array.from({ length: CATEGORIES }, (_, number) => ({
      action: 'addObject',
      body: {
        objectID: `test-${number}`,
        name: `Prüfstein ${number}`,
        path: [],
        url: `/de/pruefstein-${number}.html`,
        image: null,
        product_count: 1,
      },
    }));
    const { status } = await fetch(`${site.search.url}/1/indexes/site_eu_de_categories/batch`, {
      method: 'POST',
      headers: adminHeaders,
      body: JSON.stringify({ requests }),
    });
    expect(status).toBe(200);
  });

  test('that do not fit on one page have a second one with its own URL', async () => {
    const linksOf = ({ document }: Awaited<ReturnType<typeof visit>>) =>
      [...document.querySelectorAll('main a[href^="/de/pruefstein"]')].map((link) =>
        link.getAttribute('href'),
      );
    const first = await visit(path);
    expect(first.texts('main [role=status]')[0]).toBe('61 Ergebnisse zu „Prüfstein“, Seite 1 von 2');
    expect(first.document.querySelector(`main a[href="${path}&page=2"]`)).not.toBeNull();
    const second = await visit(`${path}&page=2`);
    expect(linksOf(second)).toHaveLength(1);
    expect(new Set([...linksOf(first), ...linksOf(second)]).size).toBe(CATEGORIES);
    expect((await visit(`${path}&page=3`)).location).toBe(`${path}&page=2`);
  });
});

describe('The nearest valid state', () => {
  test.each([
    ['an unknown facet', '&show=products&filter=shoe_size:44', '&show=products'],
    ['an unknown colour', '&show=products&filter=color:Octarine', '&show=products'],
    ['a page beyond the last one', '&show=products&page=99', '&show=products'],
    ['a page of content beyond the last one', '&show=content&page=99', '&show=content&page=2'],
    [
      'a filter injection',
      `&show=products&filter=${encodeURIComponent('color:x" OR price>0')}`,
      '&show=products',
    ],
    ['an unknown group', '&show=__proto__', ''],
    ['a form without a choice', '&show=products&filter=&sort=', '&show=products'],
  ])('of %s is found by redirects', async (_what, search, expected) => {
    let location = `/nl/zoeken?q=lamp${search}`;
    let status = 0;
    for (let step = 0; step < 3; step += 1) {
      const response = await visit(location);
      ({ status } = response);
      if (status !== 302) break;
      location = response.location ?? '';
    }
    expect([status, location]).toEqual([200, `/nl/zoeken?q=lamp${expected}`]);
  });

  test('of a group without results is all results, because other groups have some', async () => {
    const { status, location } = await visit('/nl/zoeken?q=hoeve&show=categories');
    expect([status, location]).toEqual([302, '/nl/zoeken?q=hoeve']);
  });
});

test.each([
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['control characters', 'lamp\u0000\u001b[0m\u202e'],
  ['a filter', "lamp' OR price>0"],
  ['prototype names', '__proto__ constructor'],
  ['half a character', '\ud800'],
])('A term with %s does no harm', async (_what, term) => {
  const { status, document } = await visit(`/nl/zoeken?q=${encodeURIComponent(term.toWellFormed())}`);
  expect(status).toBe(200);
  expect(document.querySelector('main img[src=x]')).toBeNull();
});

test('A term of 10,000 characters is refused, because it is too long for a URL', async () => {
  const { status } = await site.get(`/nl/zoeken?q=${'lamp'.repeat(2_500)}`);
  expect(status).toBe(414);
});

test('A term of 7,000 characters is cut', async () => {
  const { status, document } = await visit(`/nl/zoeken?q=${'lamp'.repeat(1_750)}`);
  expect(status).toBe(200);
  expect(document.querySelector('main input[name=q]')?.getAttribute('value')).toHaveLength(200);
});

describe('While the indexes of a locale are missing', () => {
  test('the screen shows a message and pages of the content system', async () => {
    // The indexes of this locale do not exist.
    const { status, texts } = await visit('/en/search?q=blanket');
    expect(status).toBe(200);
    expect(texts('main [role=status]')[0]).toMatch(/^We cannot search products right now.+\d+ results? for/);
    expect(texts('main ol a').length).toBeGreaterThan(0);
  });

  test('the search without a term shows the popular terms of the content system', async () => {
    const { status, texts } = await visit('/en/search');
    expect(status).toBe(200);
    expect(texts('main h2')).toContain('Popular searches');
  });
});

describe('A search system without one index', () => {
  const dropIndex = async (name: string) => {
    const url = `${site.search.url}/1/indexes/${name}`;
    expect((await fetch(url, { method: 'DELETE', headers: adminHeaders })).status).toBe(200);
  };

  test('of categories shows the other groups and a sentence', async () => {
    await dropIndex('site_us_en_categories');
    const { status, texts } = await visit('/en-US/search?q=lamp');
    expect(status).toBe(200);
    expect(texts('main h2')).toEqual(['Products', 'Pages and stories']);
    expect(texts('main [role=status]')[0]).toMatch(
      /^We cannot search everything right now.+\d+ results for “lamp”$/,
    );
    const whole = await visit('/en-US/search?q=lamp&show=categories');
    expect(whole).toMatchObject({ status: 302, location: '/en-US/search?q=lamp' });
  });

  test('of content shows the pages of the content system', async () => {
    await dropIndex('site_eu_de_content');
    const { texts } = await visit('/de/suchen?q=pflege');
    expect(texts('main ol a')).toContain('Material und Pflege');
    expect(texts('main [role=status]')[0]).toMatch(/^\d+ Ergebnisse zu/);
  });
});

test('A product that is sold out is found after the next fill, and the facet for stock omits it', async () => {
  site.changeShop(
    "UPDATE product_stock SET quantity = 0 WHERE product_id IN (SELECT id FROM product WHERE sku LIKE 'VV-LUIK%')",
  );
  await site.fillSearch('nl');
  const namesOf = ({ texts }: Awaited<ReturnType<typeof visit>>) => texts('main article h3').join();
  const lamps = await visit('/nl/zoeken?q=lamp&show=products');
  expect(namesOf(lamps)).toContain('Luik');
  const label = lamps.document.querySelector('input[value="in_stock:1"]')?.closest('label');
  expect(label?.textContent).toMatch(/^Op voorraad/);
  const inStock = await visit('/nl/zoeken?q=lamp&show=products&filter=in_stock%3A1');
  expect(namesOf(inStock)).not.toContain('Luik');
  expect(inStock.texts('main article').length).toBe(lamps.texts('main article').length - 1);
});

// The search system stays down, so this is the last describe.
describe('While the search system is down', () => {
  beforeAll(() => site.search.close());

  test('the screen shows a message and pages of the content system, and keeps the term', async () => {
    const { status, texts, document } = await visit('/nl/zoeken?q=lantaarn&show=products');
    expect(status).toBe(200);
    expect(texts('main [role=status]')[0]).toMatch(/^We kunnen nu niet naar producten zoeken/);
    expect(texts('main ol a').length).toBeGreaterThan(0);
    expect(document.querySelector('main input[name=q]')?.getAttribute('value')).toBe('lantaarn');
  });

  test('the search without a term shows the popular terms of the content system', async () => {
    const { status, texts } = await visit('/de/suchen');
    expect(status).toBe(200);
    expect(texts('main h2')).toContain('Häufig gesucht');
    expect(texts('main li').length).toBeGreaterThan(3);
  });

  test('the search box suggests pages and popular terms of the content system', async () => {
    const suggestions = async (term: string) =>
      v.parse(suggestionsSchema, await (await site.get(`/api/search?locale=nl&q=${term}`)).json());
    const { content, note } = await suggestions('lantaarn');
    expect(content.length).toBeGreaterThan(0);
    expect(note).toBeTruthy();
    expect((await suggestions('')).terms.length).toBeGreaterThan(3);
  });
});
