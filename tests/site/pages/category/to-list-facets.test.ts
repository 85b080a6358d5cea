import { describe, expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import type { CategoryFacet } from '#site/services/shop';
import { toListFacets } from '../../../../site/pages/category/to-list-facets.ts';

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

test('A toggle whose two values exist narrows the list', () => {
  const [facet] = facetsOf({ code: 'outdoor', label: 'Buiten', options: [option('0', 6), option('1', 4)] });
  expect(facet).toMatchObject({ kind: 'toggle', isSingle: undefined, values: [{ value: '1' }] });
});
