import { describe, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import type { CategoryFacet } from '#site/services/shop';
import { rangeDescriber, toListFacets } from '../../../../site/pages/category/to-list-facets.ts';

const [locale] = locales;
const CHOICE = { facets: [], sort: undefined, page: 1 };
const option = (value: string, count: number) => ({ value, label: value, count, color: undefined });

const facetsOf = (...facets: CategoryFacet[]) =>
  toListFacets(facets, CHOICE, { locale, currency: 'EUR', total: 10 });

describe('A facet with one value', () => {
  test.each([
    { name: 'that all products have cannot narrow the list', count: 10, isSingle: true },
    { name: 'that some products have narrows the list', count: 3, isSingle: undefined },
  ])('$name', ({ count, isSingle }) => {
    const [facet] = facetsOf({ code: 'material', label: 'Materiaal', options: [option('234', count)] });
    expect(facet?.isSingle).toBe(isSingle);
  });

  test('is a toggle that narrows the list, if the other products have no value', () => {
    const [facet] = facetsOf({ code: 'outdoor', label: 'Buiten', options: [option('1', 4)] });
    expect(facet).toMatchObject({ kind: 'toggle', isSingle: undefined });
  });
});

test('A facet of ranges other than the price is omitted, because the list cannot filter it', () => {
  const ranges = [option('0_100', 4), option('100_*', 6)];
  const facets = facetsOf(
    { code: 'height', label: 'Hoogte', options: ranges },
    { code: 'price', label: 'Prijs', options: ranges },
  );
  expect(facets.map(({ code }) => code)).toEqual(['price']);
});

test('A value begins with a capital, and keeps the spelling of a name', () => {
  const options = ['opaalglas', 'à l’intérieur', 'IP44', 'McIntosh'].map((label) => ({
    ...option(label, 2),
    label,
  }));
  const [facet] = facetsOf({ code: 'material', label: 'Materiaal', options });
  expect(facet?.values.map(({ label }) => label)).toEqual(['Opaalglas', 'À l’intérieur', 'IP44', 'McIntosh']);
});

test('A price range with equal bounds is one amount', () => {
  expect(rangeDescriber('nl-NL', 'EUR')('100_100')).toBe('€\u00A0100');
});

test('A toggle whose two values exist narrows the list', () => {
  const [facet] = facetsOf({ code: 'outdoor', label: 'Buiten', options: [option('0', 6), option('1', 4)] });
  expect(facet).toMatchObject({ kind: 'toggle', isSingle: undefined, values: [{ value: '1' }] });
});
