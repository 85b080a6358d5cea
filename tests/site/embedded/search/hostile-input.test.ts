import { assert, boolean, constantFrom, oneof, property, string, array } from 'fast-check';
import { expect, test } from 'vitest';
import { parseFilter } from '../../../../site/embedded/search/filters/parse-filter.ts';
import { IndexCollection } from '../../../../site/embedded/search/indexes/index-collection.ts';
import { search } from '../../../../site/embedded/search/query/search.ts';
import { RequestError } from '../../../../site/embedded/search/request-error.ts';
import { parseParameters } from '../../../../site/embedded/search/settings/wire-parameters.ts';
import { parseSettings } from '../../../../site/embedded/search/settings/wire-settings.ts';

const anyText = oneof(string({ unit: 'binary', maxLength: 40 }), string({ unit: 'grapheme', maxLength: 40 }));
const filterPiece = constantFrom(
  'brand',
  ':',
  '"',
  "'",
  '(',
  ')',
  ' AND ',
  ' OR ',
  'NOT ',
  '\\',
  '<=',
  '5',
  ' TO ',
  '-',
  'é',
);

/** Returns the result, or the thrown `RequestError` with status 400. Any other error fails the test. */
function attempt<Result>(run: () => Result): Result | RequestError {
  try {
    return run();
  } catch (error) {
    if (error instanceof RequestError && error.status === 400) return error;
    throw error;
  }
}

test('Every filter is parsed or refused', () => {
  assert(
    property(
      oneof(
        anyText,
        array(filterPiece, { maxLength: 30 }).map((pieces) => pieces.join('')),
      ),
      (filter) => {
        attempt(() => parseFilter(filter));
      },
    ),
    { numRuns: 2000 },
  );
});

test('Every text is indexed and found again or refused', () => {
  const settings = {
    indexLanguages: ['nl', 'de', 'fr', 'en'],
    ignorePlurals: true,
    removeStopWords: true,
    decompoundedAttributes: { nl: ['name'], de: ['name'] },
    attributesToSnippet: ['name:3'],
  };
  assert(
    property(anyText, anyText, boolean(), (name, query, advancedSyntax) => {
      const indexes = new IndexCollection(() => new Date(0));
      const index = indexes.changeSettings('texts', parseSettings(settings), false);
      index.store.put({ objectID: '1', name });
      index.store.put({ objectID: '2', name: query });
      for (const text of [name, query]) {
        const response = attempt(() => search(index, parseParameters({ query: text, advancedSyntax })));
        if (response instanceof RequestError || advancedSyntax) continue;
        expect(response['nbHits']).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
});
