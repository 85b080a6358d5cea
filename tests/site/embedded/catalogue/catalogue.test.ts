import { describe, expect, test } from 'vitest';
import { readAttributeValue, isConfigurable, resolveTexts } from '#embedded/catalogue';
import { locales } from '#site/i18n/locale';
import { catalogue, parts, productOf, range } from './shipped-catalogue.ts';

const { products } = catalogue;

describe('what is sold', () => {
  test('the range has eighteen products, most of them in several colours, and spare parts', () => {
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

  test.each(locales)('everything has its own name, texts and address in $code', (locale) => {
    const said = products.map(({ texts }) => resolveTexts(texts, locale));
    for (const key of ['name', 'slug', 'short', 'material', 'care'] as const)
      expect(new Set(said.map((texts) => texts[key])).size, key).toBe(products.length);
    expect(new Set(said.flatMap(({ long }) => long)).size).toBe(said.flatMap(({ long }) => long).length);
    for (const { name, search } of said) expect(new Set(search).size, name).toBe(search.length);
  });

  test('SKUs, numbers and EANs are each used once', () => {
    const variants = products.flatMap((product) => product.variants);
    const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    unique(variants.map(({ sku }) => sku));
    unique(variants.map(({ ean }) => ean));
    unique([...products, ...variants].map(({ id }) => id));
    expect(variants.length).toBeGreaterThan(50);
  });

  test('an EAN’s digits add up to a multiple of ten, three times every second one', () => {
    for (const { ean, sku } of products.flatMap(({ variants }) => variants)) {
      const sum = [...ean].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
      expect(sum % 10, sku).toBe(0);
    }
  });

  test('somewhere something is sold out, and the rest is on the shelf', () => {
    const stocks = products.flatMap(({ variants }) => variants.flatMap(({ stock }) => Object.values(stock)));
    expect(stocks.filter((pieces) => pieces === 0).length).toBeGreaterThan(4);
    expect(stocks.filter((pieces) => pieces > 0).length).toBeGreaterThan(stocks.length * 0.9);
  });

  test('what lights and what is wired says so; what is neither says nothing of light', () => {
    const codes = ['lumen', 'kelvin', 'protection', 'power'] as const;
    for (const product of range) {
      const [variant] = product.variants;
      const isLamp = product.categories.some((handle) => handle.endsWith('-lamps'));
      const said = variant && codes.map((code) => readAttributeValue(product, variant, code));
      if (isLamp) expect(said, product.handle).not.toContain(undefined);
      else expect(said, product.handle).toEqual([undefined, undefined, undefined, undefined]);
    }
  });

  test('every attribute has something to say of some product, and of every option', () => {
    for (const attribute of catalogue.attributes) {
      const values = products.flatMap((product) =>
        product.variants.flatMap((variant) => readAttributeValue(product, variant, attribute.code) ?? []),
      );
      expect(values, attribute.code).not.toEqual([]);
      if (!('options' in attribute)) continue;
      for (const { value } of attribute.options) expect(values, attribute.code).toContain(value);
    }
  });

  test('every category has products, itself or below it', () => {
    const filled = new Set(products.flatMap(({ categories }) => categories));
    const parents = new Set(catalogue.categories.flatMap(({ parent }) => parent ?? []));
    for (const { handle } of catalogue.categories)
      expect(filled.has(handle) || parents.has(handle), handle).toBe(true);
  });

  test('everything is guaranteed for five years, and what can be mended for twelve', () => {
    for (const { handle, warranty, parts: fitting } of range) {
      expect(warranty.years, handle).toBe(5);
      if (fitting.length > 0) expect(warranty.parts, handle).toBe(12);
    }
  });
});

describe('what it costs', () => {
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
  ])('%s: € %d, £%d, $%d, CA$%d', (handle, EU, UK, EN_US, EN_NA) => {
    expect(productOf(handle).price).toEqual({ EU, UK, EN_US, EN_NA });
  });

  test('every website sells in the currency of its locales', () => {
    for (const { currency, magentoSessionId } of locales)
      expect(catalogue.websites[magentoSessionId].currency).toBe(currency);
    expect(catalogue.websites.EU.prices).toBe('with tax');
    expect(catalogue.websites.EN_US.prices).toBe('without tax');
  });

  test('prices of the range are round, and about as high everywhere', () => {
    for (const { handle, price } of range) {
      for (const amount of Object.values(price)) expect(String(amount), handle).toMatch(/^\d+[059]$/);
      expect(price.UK / price.EU, handle).toBeCloseTo(0.86, 1);
      expect(price.EN_US / price.EU, handle).toBeCloseTo(1.14, 1);
      expect(price.EN_NA / price.EU, handle).toBeCloseTo(1.52, 1);
    }
  });
});
