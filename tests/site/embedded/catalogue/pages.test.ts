import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Product, resolveTexts } from '#embedded/catalogue';
import { type Locale, locales } from '#site/i18n/locale';
import { catalogue, range } from './shipped-catalogue.ts';

const statamic = 'site/statamic';

describe('Catalogue pictures', () => {
  const referenced = [
    ...new Set(
      catalogue.products.flatMap(({ picture_in_use: pictureInUse, variants }) => [
        ...variants.flatMap(({ picture }) => picture ?? []),
        ...(pictureInUse === undefined ? [] : [pictureInUse]),
      ]),
    ),
    ...catalogue.categories.flatMap(({ picture }) => picture ?? []),
  ].sort();
  const missing = referenced.filter((path) => !existsSync(join(statamic, 'public/assets', path)));

  test('are unique for each variant of the range', () => {
    const pictures = range.flatMap(({ variants }) => variants.map(({ picture }) => picture));
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const { color, picture, sku } of range.flatMap(({ variants }) => variants))
      if (color !== undefined)
        expect(picture, sku).toMatch(new RegExp(`^products/[a-z0-9-]+-${color}\\.jpg$`));
  });

  test('exist as files', () => {
    expect(missing).toEqual([]);
  });
});

test.each(locales)('Pages of $code show the prices, sizes and weights of the catalogue', (locale) => {
  const offers = offersIn(locale);
  expect(offers.length).toBeGreaterThan(2);
  const wrong = offers.filter(({ text, products }) => {
    const prices = products.map(({ price }) => price[locale.magentoSessionId]);
    const sizes = products.flatMap(({ size }) => Object.values(size));
    const weights = products.map(({ weight }) => weight);
    return !(
      moneyIn(text).every((amount) => prices.includes(amount)) &&
      numbersBefore(text, 'cm').every((centimetres) => sizes.includes(centimetres)) &&
      numbersBefore(text, 'kg').every((kilograms) => weights.includes(kilograms))
    );
  });
  expect(wrong.map(({ file, title, text }) => `${file}: ${title} · ${text}`)).toEqual([]);
});

test.each(locales)(
  'Pages of $code refer to every product of the range, and call it by its localised name',
  (locale) => {
    const references = referencesIn(locale);
    const skus = references.map(({ sku }) => sku);
    expect(skus).toEqual(expect.arrayContaining(range.map(({ sku }) => sku)));
    const wrong = references.filter(
      ({ sku, title }) =>
        title !== undefined && !productsCalled(title, locale).some((product) => product.sku === sku),
    );
    expect(wrong).toEqual([]);
  },
);

test.each(locales)('Texts beside the live price of a product contain no price in $code', (locale) => {
  expect(referencesIn(locale).filter(({ text }) => moneyIn(text).length > 0)).toEqual([]);
});

type Offer = {
  readonly file: string;
  readonly title: string;
  readonly text: string;
  readonly products: readonly Product[];
};

type Reference = { readonly sku: string; readonly title: string | undefined; readonly text: string };

/** Lists the cards and slides of pages that refer to a product of the shop. */
function referencesIn(locale: Locale): Reference[] {
  return globSync(`${statamic}/content/collections/pages/${locale.site}/*.md`).flatMap((file) => {
    const [, matter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    return referencesOf(parse(matter)).filter(({ sku }) => range.some((product) => product.sku === sku));
  });
}

function referencesOf(value: unknown): Reference[] {
  if (Array.isArray(value)) return value.flatMap(referencesOf);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(referencesOf);
  const { shop_id, title, text }: { shop_id?: unknown; title?: unknown; text?: unknown } = value;
  if (typeof shop_id !== 'string') return inner;
  return [
    {
      sku: shop_id,
      title: typeof title === 'string' ? title : undefined,
      text: typeof text === 'string' ? text : '',
    },
    ...inner,
  ];
}

/** Lists the texts of pages whose title is the name of one or more products: “Berm” is a chair and a two-seater. */
function offersIn(locale: Locale): Offer[] {
  return globSync(`${statamic}/content/collections/pages/${locale.site}/*.md`).flatMap((file) => {
    const [, matter = ''] = readFileSync(file, 'utf8').split(/^---$/m);
    return titledTexts(parse(matter)).flatMap(({ title, text }) => {
      const products = productsCalled(title, locale);
      return products.length > 0 && moneyIn(text).length > 0 ? [{ file, title, text, products }] : [];
    });
  });
}

function productsCalled(title: string, locale: Locale): readonly Product[] {
  const nameOf = ({ texts }: Product) => resolveTexts(texts, locale).name;
  const exactMatches = range.filter((product) => nameOf(product) === title);
  if (exactMatches.length > 0) return exactMatches;
  const words = title.split(' ');
  return range.filter((product) => {
    const [first = '', second] = modelOf(product).split(' ');
    return words.includes(first) && (second === undefined || !/\d/.test(title) || words.includes(second));
  });
}

/** Returns the words of a product name that are the same in Dutch and German: “Maan 15”. */
function modelOf({ texts }: Product): string {
  const german = texts.de.name.split(' ');
  const shared = texts.nl.name.split(' ').filter((word) => german.includes(word));
  return shared.filter((word) => !['Bank', 'Plaid'].includes(word)).join(' ');
}

function titledTexts(value: unknown): { readonly title: string; readonly text: string }[] {
  if (Array.isArray(value)) return value.flatMap(titledTexts);
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(titledTexts);
  const { title, text }: { title?: unknown; text?: unknown } = value;
  return typeof title === 'string' && typeof text === 'string' ? [{ title, text }, ...inner] : inner;
}

/** Parses all amounts of money in a text, in the number formats of all locales. */
function moneyIn(text: string): number[] {
  const found = text.matchAll(/[€£$]\s?(\d[\d.,\s]*\d|\d)|(\d[\d.,\s]*\d|\d)\s?[€$]/gu);
  return [...found].map(([, before, after]) => {
    const written = (before ?? after ?? '').replaceAll(/\s/gu, '');
    return Number(written.replace(/[.,](?=\d{3}(?:\D|$))/u, '').replace(',', '.'));
  });
}

function numbersBefore(text: string, unit: string): number[] {
  return [...text.matchAll(new RegExp(`(\\d+(?:[.,]\\d+)?)\\s${unit}\\b`, 'gu'))].map(([, written = '']) =>
    Number(written.replace(',', '.')),
  );
}
