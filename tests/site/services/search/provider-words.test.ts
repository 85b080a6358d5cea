import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = 'site/services/search';
/** Names of the provider's fields, headers, paths and packages. Only files whose name starts with `wire` may contain them. */
const PROVIDER_WORDS =
  /algoliasearch|x-algolia|\/1\/|indexName:|objectIDs?|taskID|queryID|hitsPerPage|nbHits|nbPages|facetFilters|numericFilters|facets_stats|_highlightResult|_rankingInfo|synonymHit|indexSettings|RetryError/g;

const files = readdirSync(FOLDER).filter((name) => !name.startsWith('wire'));

test.each(files)('%s has no words of the provider’s protocol', (name) => {
  expect(readFileSync(join(FOLDER, name), 'utf8').match(PROVIDER_WORDS)).toBeNull();
});
