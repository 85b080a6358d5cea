import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListFacet } from '../../../../site/pages/category/list-options.ts';
import { useShownFacets } from '../../../../site/pages/category/use-shown-facets.ts';

const colors = (...values: readonly string[]): ListFacet => ({
  code: 'color',
  label: 'Colour',
  kind: 'choice',
  values: values.map((value) => ({ value, label: value, count: 3 })),
});
const choiceOf = (...values: readonly string[]) => ({
  page: 1,
  sort: undefined,
  facets: values.length > 0 ? [{ code: 'color', values }] : [],
});

test('A removed value keeps its position, also if no product of the list has it', () => {
  const { result, rerender } = renderHook(({ facets, choice }) => useShownFacets(facets, choice), {
    initialProps: { facets: [colors('moss', 'clay', 'linen')], choice: choiceOf('clay') },
  });
  rerender({ facets: [colors('moss', 'linen')], choice: choiceOf() });
  expect(result.current.facets[0]?.values).toEqual([
    { value: 'moss', label: 'moss', count: 3 },
    { value: 'clay', label: 'clay', count: undefined },
    { value: 'linen', label: 'linen', count: 3 },
  ]);
});

test('A value that was never chosen disappears with its products', () => {
  const { result, rerender } = renderHook(({ facets, choice }) => useShownFacets(facets, choice), {
    initialProps: { facets: [colors('moss', 'clay')], choice: choiceOf('clay') },
  });
  rerender({ facets: [colors('clay')], choice: choiceOf('clay') });
  expect(result.current.facets[0]?.values.map(({ value }) => value)).toEqual(['clay']);
});
