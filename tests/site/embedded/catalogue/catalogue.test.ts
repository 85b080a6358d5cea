import { describe, expect, test } from 'vitest';
import { readAttributeValue, isConfigurable, resolveTexts } from '#embedded/catalogue';
import { locales } from '#site/i18n/locale';
import { catalogue, parts, productOf, range } from './shipped-catalogue.ts';

const { products } = catalogue;

describe('The shipped catalogue', () => {
  test('has eighteen products, seventeen with colours, and spare parts', () => {
    expect(range.map(({ handle }) => handle)).toEqual([
      'maan-15',
      'hoeve-31',
      'hoeve-22',
      'nap',
      'waker',
      'kelk',
      'luik',
      'paal',
      'snoer',
      'berm',
      'berm-2',
      'dijk',
      'tol',
      'wiel',
      'blad',
      'zode',
      'nevel',
      'kuip',
    ]);
    expect(range.filter(isConfigurable)).toHaveLength(17);
    expect(parts.map(({ handle }) => handle)).toEqual(
      expect.arrayContaining(['battery', 'glass-31', 'glass-22', 'globe-15', 'switch', 'key', 'ring']),
    );
    expect(parts.some(isConfigurable)).toBe(false);
  });

  test.each(locales)('has unique names, texts and slugs in $code', (locale) => {
    const localised = products.map(({ texts }) => resolveTexts(texts, locale));
    for (const key of ['name', 'slug', 'short', 'material', 'care'] as const)
      expect(new Set(localised.map((texts) => texts[key])).size, key).toBe(products.length);
    const paragraphs = localised.flatMap(({ long }) => long);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
    for (const { name, search } of localised) expect(new Set(search).size, name).toBe(search.length);
  });

  test('lists the contents of the box of every lamp, the same items in each language', () => {
    const [nl, ...others] = locales;
    for (const { handle, light, texts } of products) {
      const { box } = resolveTexts(texts, nl);
      expect(box.length > 0, handle).toBe(light !== undefined);
      for (const locale of others) {
        const translated = resolveTexts(texts, locale).box;
        expect(translated, `${handle} ${locale.code}`).toHaveLength(box.length);
        expect(new Set(translated).size, `${handle} ${locale.code}`).toBe(box.length);
      }
    }
  });

  test('has unique SKUs, ids and EANs', () => {
    const variants = products.flatMap((product) => product.variants);
    const expectUnique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    expectUnique(variants.map(({ sku }) => sku));
    expectUnique(variants.map(({ ean }) => ean));
    expectUnique([...products, ...variants].map(({ id }) => id));
    expect(variants.length).toBeGreaterThan(50);
  });

  test('has EANs with a valid check digit', () => {
    for (const { ean, sku } of products.flatMap(({ variants }) => variants)) {
      const sum = [...ean].reduce(
        (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
        0,
      );
      expect(sum % 10, sku).toBe(0);
    }
  });

  test('has a few sold-out variants and most variants in stock', () => {
    const stocks = products.flatMap(({ variants }) => variants.flatMap(({ stock }) => Object.values(stock)));
    expect(stocks.filter((pieces) => pieces === 0).length).toBeGreaterThan(4);
    expect(stocks.filter((pieces) => pieces > 0).length).toBeGreaterThan(stocks.length * 0.9);
  });

  test('has light attributes for every lamp and for no other product', () => {
    const codes = ['lumen', 'kelvin', 'protection', 'power'] as const;
    for (const product of range) {
      const [variant] = product.variants;
      const isLamp = product.categories.some((handle) => handle.endsWith('-lamps'));
      const values = variant && codes.map((code) => readAttributeValue(product, variant, code));
      if (isLamp) expect(values, product.handle).not.toContain(undefined);
      else expect(values, product.handle).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test('has places for every product except the spare parts', () => {
    for (const { handle, place } of products)
      expect(place.length > 0, handle).toBe(range.some((product) => product.handle === handle));
  });

  test('uses every attribute and every option in some product', () => {
    for (const attribute of catalogue.attributes) {
      const values = products.flatMap((product) =>
        product.variants.flatMap((variant) => readAttributeValue(product, variant, attribute.code) ?? []),
      );
      expect(values, attribute.code).not.toEqual([]);
      if (!('options' in attribute)) continue;
      for (const { value } of attribute.options) expect(values, attribute.code).toContain(value);
    }
  });

  test('has products or subcategories in every category', () => {
    const filled = new Set(products.flatMap(({ categories }) => categories));
    const parents = new Set(catalogue.categories.flatMap(({ parent }) => parent ?? []));
    for (const { handle } of catalogue.categories)
      expect(filled.has(handle) || parents.has(handle), handle).toBe(true);
  });

  test('has a warranty of five years for every product, and parts for twelve years where parts exist', () => {
    for (const { handle, warranty, parts: fitting } of range) {
      expect(warranty.years, handle).toBe(5);
      if (fitting.length > 0) expect(warranty.parts, handle).toBe(12);
    }
  });
});

describe('Catalogue prices', () => {
  test.each([
    ['maan-15', 149, 129, 169, 229],
    ['hoeve-31', 189, 165, 215, 289],
    ['hoeve-22', 139, 119, 159, 209],
    ['waker', 420, 360, 475, 635],
    ['berm', 695, 595, 790, 1050],
    ['battery', 39, 34, 45, 60],
    ['glass-31', 24, 21, 28, 38],
    ['switch', 12, 10.5, 14, 18],
    ['ring', 0, 0, 0, 0],
  ])('of %s are € %d, £%d, $%d and CA$%d', (handle, EU, UK, EN_US, EN_NA) => {
    expect(productOf(handle).price).toEqual({ EU, UK, EN_US, EN_NA });
  });

  test('use the currency of the locales of each website', () => {
    for (const { currency, magentoSessionId } of locales)
      expect(catalogue.websites[magentoSessionId].currency).toBe(currency);
    expect(catalogue.websites.EU.prices).toBe('with tax');
    expect(catalogue.websites.EN_US.prices).toBe('without tax');
  });

  test('are round, and similar in all currencies', () => {
    for (const { handle, price } of range) {
      for (const amount of Object.values(price)) expect(String(amount), handle).toMatch(/^\d+[059]$/);
      expect(price.UK / price.EU, handle).toBeCloseTo(0.86, 1);
      expect(price.EN_US / price.EU, handle).toBeCloseTo(1.14, 1);
      expect(price.EN_NA / price.EU, handle).toBeCloseTo(1.52, 1);
    }
  });
});
