import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { createFailingShop } from '../../failing-shop.ts';
import { runSite, type RunningSite } from '../../running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const HOEVE = '/nl/lantaarn-hoeve-31.html';

async function visit(path: string) {
  const response = await site.get(path);
  const text = await response.text();
  return { response, text, document: parseHtml(text) };
}
/** Replaces no-break spaces by ordinary ones, because their use in `Intl` differs between versions of ICU. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ').trim();

const post = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
  site.post(path, new URLSearchParams(fields), headers);

describe('The page of a product', () => {
  test('links to each variant, marks the selected one, and posts its SKU', async () => {
    const { document } = await visit(`${HOEVE}?variant=VV-HOEVE-31-MOSS`);
    const swatches = [...document.querySelectorAll(`main a[href^="${HOEVE}?variant="]`)];
    expect(swatches.map((link) => link.getAttribute('href'))).toEqual(
      ['BASALT', 'CHALK', 'CLAY', 'MOSS'].map((color) => `${HOEVE}?variant=VV-HOEVE-31-${color}`),
    );
    expect(document.querySelector('main a[aria-current=true][href*=variant]')?.textContent).toBe('Mos');
    expect(document.querySelector('input[name=sku]')?.getAttribute('value')).toBe('VV-HOEVE-31-MOSS');
    expect(document.querySelector('main img')?.getAttribute('src')).toMatch(/hoeve-moss\.jpg$/);
  });

  test('preloads the first picture of the selected variant', async () => {
    const { document } = await visit(`${HOEVE}?variant=VV-HOEVE-31-MOSS`);
    const preload = document.querySelector('link[rel=preload][as=image]');
    const source = document.querySelector('main picture source');
    expect(preload?.getAttribute('imagesrcset')).toMatch(/hoeve-moss\.jpg 320w, /);
    for (const [attribute, name] of [
      ['imagesrcset', 'srcset'],
      ['imagesizes', 'sizes'],
      ['type', 'type'],
    ] as const)
      expect(preload?.getAttribute(attribute), name).toBe(source?.getAttribute(name));
    expect(preload?.getAttribute('fetchpriority')).toBe('high');
  });

  test('marks a variant that is sold out', async () => {
    const { document } = await visit('/en-CA/hoeve-31-lantern.html?variant=VV-HOEVE-31-MOSS');
    expect(plain(document.querySelector('main a[aria-current=true][href*=variant]')?.textContent)).toBe(
      'Moss, sold out',
    );
    expect(document.querySelector('#buy button[type=submit]')?.hasAttribute('disabled')).toBe(true);
  });

  test.each([
    ['nl', 'kruk-tol', 'Dit product is uitverkocht.', 'Bekijk alles in Banken en krukken'],
    ['en-US', 'tol-stool', 'This product is sold out.', 'View everything in Benches and stools'],
    ['de', 'hocker-tol', 'Dieses Produkt ist ausverkauft.', 'Alles in Bänke und Hocker ansehen'],
    ['fr-CA', 'tabouret-tol', 'Ce produit est épuisé.', 'Voir tout dans Bancs et tabourets'],
  ])(
    'in %s says that a product without stock cannot be bought, and shows alternatives',
    async (locale, slug, sentence, link) => {
      const { document, text } = await visit(`/${locale}/${slug}.html`);
      const head = document.querySelector('[data-section=product]');
      expect(plain(head?.textContent)).toContain(sentence);
      expect(document.querySelector('#buy button[type=submit]')?.hasAttribute('disabled')).toBe(true);
      const category = [...(head?.querySelectorAll('a') ?? [])].find((anchor) => anchor.textContent === link);
      expect((await site.get(category?.getAttribute('href') ?? '')).status).toBe(200);
      expect(document.querySelectorAll('[data-section=related-products] article').length).toBeGreaterThan(0);
      expect(text).toContain('https://schema.org/OutOfStock');
      expect(text).not.toContain('https://schema.org/InStock');
    },
  );

  test.each([
    ['/nl/lantaarn-hoeve-31.html?variant=VV-NOWHERE', HOEVE],
    ['/nl/lantaarn-hoeve-31.html?variant=%3Cscript%3E', HOEVE],
    ['/nl/lantaarn-hoeve-31.html?variant=vv-hoeve-31-moss', `${HOEVE}?variant=VV-HOEVE-31-MOSS`],
    ['/nl/sleutel.html?variant=VV-KEY', '/nl/sleutel.html'],
  ])('%s redirects to %s', async (path, target) => {
    const { response } = await visit(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, target]);
  });

  test('has the canonical URL of the product for every variant', async () => {
    const { document } = await visit(`${HOEVE}?variant=VV-HOEVE-31-MOSS`);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
      /\/nl\/lantaarn-hoeve-31\.html$/,
    );
  });

  test.each([
    ['nl', 'tafellamp-maan-15', '€ 129', 'Inclusief btw.'],
    ['de', 'tischleuchte-maan-15', '129 €', 'Inklusive Mehrwertsteuer.'],
    ['fr', 'lampe-de-table-maan-15', '129 €', 'TVA comprise.'],
    ['en-UK', 'maan-15-table-lamp', '£109', 'Including VAT.'],
    ['en-US', 'maan-15-table-lamp', '$149', 'Plus sales tax, where it applies.'],
    ['en-CA', 'maan-15-table-lamp', '$195.50', 'Plus applicable taxes.'],
    ['fr-CA', 'lampe-de-table-maan-15', '195,50 $', 'Taxes en sus.'],
  ])(
    'in %s has the exact price of a variant and the tax note of its country',
    async (locale, slug, price, tax) => {
      const { document } = await visit(`/${locale}/${slug}.html?variant=VV-MAAN-15-CLAY`);
      const prices = [...document.querySelectorAll('[data-section=product] data')];
      expect(prices.map((element) => plain(element.textContent)).at(-1)).toBe(price);
      expect(plain(document.querySelector('[data-section=product]')?.textContent)).toContain(tax);
    },
  );

  test.each([
    ['nl', 'lantaarn-hoeve-31', ['31 cm', '3,4 kg', '40 uur', '2.200 K'], 'overmorgen in huis'],
    ['en-US', 'hoeve-31-lantern', ['12.2 in', '7.5 lb', '40 hours', '2,200 K'], 'New Jersey'],
    ['en-UK', 'hoeve-31-lantern', ['12.2 in', '7.5 lb'], 'duties paid'],
    ['fr-CA', 'lanterne-hoeve-31', ['31 cm', '3,4 kg'], 'Hamilton'],
  ])(
    'in %s has specifications in its units and the delivery of its website',
    async (locale, slug, values, delivery) => {
      const { document } = await visit(`/${locale}/${slug}.html`);
      const details = [...document.querySelectorAll('[data-section=product-details] dd')];
      expect(details.map((element) => plain(element.textContent))).toEqual(expect.arrayContaining(values));
      expect(document.querySelector('[data-section=product]')?.textContent).toContain(delivery);
    },
  );

  test.each([
    ['nl', 'wandlamp-luik', '31 december 2099'],
    ['en-UK', 'luik-wall-lamp', '31 December 2099'],
    ['en-US', 'luik-wall-sconce', 'December 31, 2099'],
    ['fr-CA', 'applique-murale-luik', '31 décembre 2099'],
  ])('in %s names the last day of a special price on its website', async (locale, slug, day) => {
    const { document, text } = await visit(`/${locale}/${slug}.html`);
    expect(plain(document.querySelector('[data-section=product]')?.textContent)).toContain(day);
    expect(text).toContain('"priceValidUntil":"2099-12-31"');
  });

  test('has the text about the delivery of furniture', async () => {
    const { document } = await visit('/nl/pot-kuip.html');
    expect(document.querySelector('[data-section=product]')?.textContent).toContain(
      'op een dag die jij kiest',
    );
  });

  test('has its parts for repair, related products, and the sections of the content entry with its SKU', async () => {
    const { document } = await visit(HOEVE);
    const parts = [...document.querySelectorAll('[data-section=product-details] li a')];
    expect(parts.map((link) => link.getAttribute('href'))).toContain('/nl/sleutel.html');
    expect(document.querySelectorAll('[data-section=related-products] article')).toHaveLength(3);
    expect(document.querySelector('[data-section=lights-cta]')?.textContent).toContain('Eén knop');
    const other = await visit('/nl/tafellamp-maan-15.html');
    expect(other.document.querySelector('[data-section=lights-cta]')).toBeNull();
  });

  test('of a simple product without pictures has no options, and a text instead of a picture', async () => {
    const { document } = await visit('/nl/sleutel.html');
    expect(document.querySelectorAll('a[href*=variant]')).toHaveLength(0);
    expect(document.querySelector('[data-section=product]')?.textContent).toContain('nog geen foto');
    expect(document.querySelector('[data-section=product]')?.textContent).toContain('Gratis');
  });
});

test('A product that is in no cache asks the shop twice: for the route and for the product', async () => {
  const { state, proxyUrl } = createFailingShop();
  const other = await runSite({ proxyShopUrl: proxyUrl });
  onTestFinished(() => other.stop());
  for (const path of [HOEVE, `${HOEVE}?variant=VV-HOEVE-31-MOSS`, HOEVE])
    expect((await other.get(path)).status).toBe(200);
  // Requests for path indexes are ignored, because all pages share them.
  expect(state.requests.filter((name) => !name.endsWith('Paths'))).toEqual(['Route', 'ProductDetails']);
});

describe('A product with changed content', () => {
  let other: RunningSite;
  beforeAll(async () => {
    other = await runSite({ prepare: changeContent });
  });
  afterAll(() => other.stop());

  function changeContent(content: string) {
    const page = join(content, 'collections/product_pages/nl/hoeve-31.md');
    const form = 'sections:\n  - { id: form, type: form, enabled: true, form: contact, heading: Vragen }\n';
    writeFileSync(page, readFileSync(page, 'utf8').replace('sections:\n', form));
    const file = join(content, 'globals/nl/shop.yaml');
    const values = readFileSync(file, 'utf8')
      .replace('free_delivery_from: 75', 'free_delivery_from: 1000')
      .replace('delivery_days_from: 2', 'delivery_days_from: 4')
      .replace('delivery_days_to: 2', 'delivery_days_to: 6');
    writeFileSync(file, values);
  }

  test('shows its other sections without the form, and logs the form', async () => {
    const document = parseHtml(await (await other.get(HOEVE)).text());
    expect(document.querySelector('[data-section=lights-cta]')).not.toBeNull();
    expect(document.querySelector('[data-section=form]')).toBeNull();
    expect(JSON.stringify(other.events)).toContain('A product page cannot have a form');
  });

  test('has the amount for free delivery and the days that editors set in its JSON-LD', async () => {
    const delivery = async ({ get }: Pick<RunningSite, 'get'>) => {
      const document = parseHtml(await (await get(HOEVE)).text());
      const json = document.querySelector('[type="application/ld+json"]')?.textContent ?? '';
      const [, cost] = /"shippingRate":\{[^}]*"value":([\d.]+)/.exec(json) ?? [];
      const [, min, max] = /"transitTime":\{[^}]*"minValue":(\d+),"maxValue":(\d+)/.exec(json) ?? [];
      return [cost, min, max].map(Number);
    };
    expect(await delivery(site)).toEqual([0, 2, 2]);
    expect(await delivery(other)).toEqual([5.95, 4, 6]);
  });
});

describe('A posted buy form', () => {
  const fields = { sku: 'VV-HOEVE-31-CLAY', quantity: '2' };

  test('adds the variant and leads to the cart, without a script', async () => {
    const response = await post(HOEVE, fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/nl/winkelwagen');
    expect(response.headers.get('set-cookie')).toContain('magento_EU=');
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  test('gets a JSON response for a script', async () => {
    const response = await post(HOEVE, fields, { accept: 'application/json' });
    expect(await response.json()).toEqual({ outcome: 'accepted', redirect: '/nl/winkelwagen' });
  });

  test('with an invalid quantity gets the page with the entered text, without a script', async () => {
    const response = await post(HOEVE, { ...fields, quantity: '0' });
    const document = parseHtml(await response.text());
    expect(response.status).toBe(422);
    expect(document.querySelector('#quantity')?.getAttribute('value')).toBe('0');
    expect(document.querySelector('input[name=sku]')?.getAttribute('value')).toBe(fields.sku);
    expect(document.title).toMatch(/^Niet toegevoegd: /);
  });

  test.each([
    ['0', 'quantity'],
    ['1.5', 'quantity'],
    ['-1', 'quantity'],
    ['1e3', 'quantity'],
    ['', 'quantity'],
    ['999999999999', 'quantity'],
    ['<b>2', 'quantity'],
  ])('with the quantity “%s” has an error beside the field', async (quantity, field) => {
    const response = await post(HOEVE, { ...fields, quantity }, { accept: 'application/json' });
    expect(await response.json()).toMatchObject({
      outcome: 'invalid',
      errors: { [field]: [expect.any(String)] },
    });
  });

  test('with an unknown or sold out variant gets a message about it', async () => {
    const json = { accept: 'application/json' };
    const unknown = await post(HOEVE, { ...fields, sku: 'VV-KEY' }, json);
    expect(JSON.stringify(await unknown.json())).toContain('bestaat niet meer');
    const page = await post(`${HOEVE}?variant=VV-KEY`, { ...fields, sku: 'VV-KEY' });
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('bestaat niet meer');
    const soldOut = await post('/en-CA/hoeve-31-lantern.html', { ...fields, sku: 'VV-HOEVE-31-MOSS' }, json);
    expect(JSON.stringify(await soldOut.json())).toContain('sold out');
  });

  test('from another site is refused', async () => {
    const response = await post(HOEVE, fields, { 'sec-fetch-site': 'cross-site' });
    expect(response.status).toBe(403);
  });

  test('to a category or an unknown path is a 404', async () => {
    expect((await post('/nl/lampen.html', fields)).status).toBe(404);
    expect((await post('/nl/bestaat-niet.html', fields)).status).toBe(404);
  });
});
