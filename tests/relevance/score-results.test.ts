import { expect, test } from 'vitest';
import type { RatedSearch } from '../../.tools/relevance/rated-searches.ts';
import { type FoundIds, scoreResults } from '../../.tools/relevance/score-results.ts';

function ratedSearch(changes: Partial<RatedSearch>): RatedSearch {
  return {
    query: 'lamp',
    tests: 'word',
    first: [],
    best: [],
    good: [],
    fair: [],
    never: [],
    nothing: undefined,
    ...changes,
  };
}

function found(changes: Partial<FoundIds>): FoundIds {
  return { products: [], categories: [], content: [], ...changes };
}

test('The best order scores 1, and another order less', () => {
  const search = ratedSearch({ best: ['VV-A'], good: ['VV-B'], fair: ['VV-C'] });
  expect(scoreResults(search, found({ products: ['VV-A', 'VV-B', 'VV-C'] })).score).toBe(1);
  // Gains of 7, 3 and 1 points at positions 1 to 3: the discounts are 1, log2(3) and 2.
  const ideal = 7 + 3 / Math.log2(3) + 1 / 2;
  const reversed = 1 + 3 / Math.log2(3) + 7 / 2;
  expect(scoreResults(search, found({ products: ['VV-C', 'VV-B', 'VV-A'] })).score).toBeCloseTo(
    reversed / ideal,
  );
});

test('Results after the fifth and results without a grade score nothing', () => {
  const search = ratedSearch({ best: ['VV-A'] });
  const others = ['VV-1', 'VV-2', 'VV-3', 'VV-4', 'VV-5'];
  expect(scoreResults(search, found({ products: [...others, 'VV-A'] })).score).toBe(0);
});

test('The score is the mean of the groups with grades', () => {
  const search = ratedSearch({ best: ['VV-A', '/lampen.html'] });
  expect(scoreResults(search, found({ products: ['VV-A'], content: ['/contact'] })).score).toBe(0.5);
});

test('A search without grades has no score', () => {
  expect(scoreResults(ratedSearch({ nothing: true }), found({})).score).toBeUndefined();
});

test('One of the first results must be first in its group', () => {
  const search = ratedSearch({ first: ['VV-A', 'VV-B', '/lampen.html'] });
  expect(scoreResults(search, found({ products: ['VV-B'], categories: ['/lampen.html'] })).problems).toEqual(
    [],
  );
  expect(scoreResults(search, found({ products: ['VV-C', 'VV-A'] })).problems).toEqual([
    'lamp: expected VV-A or VV-B first, got VV-C',
    'lamp: expected /lampen.html first, got nothing',
  ]);
});

test('Refused results are reported with their position', () => {
  const search = ratedSearch({ never: ['VV-C'] });
  expect(scoreResults(search, found({ products: ['VV-A', 'VV-C'] })).problems).toEqual([
    'lamp: expected VV-C nowhere, got it as number 2',
  ]);
});

test('Results of a search that should find nothing are reported', () => {
  expect(scoreResults(ratedSearch({ nothing: true }), found({ content: ['/contact'] })).problems).toEqual([
    'lamp: expected nothing, got /contact',
  ]);
});
