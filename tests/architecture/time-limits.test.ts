import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Files whose requests have a limit from elsewhere. */
const LIMITED_ELSEWHERE: readonly string[] = [
  // A timer limits the time until the response starts, because the transfer of a large file may take longer.
  'site/server/content-files.ts',
  // Called by `http.ts` and by the search, which pass the limit of the call.
  'site/services/http/limited-fetch.ts',
  // Called by `prefetch.ts` and `load-page.ts`, which pass a limit.
  'site/client/page-resources.ts',
  // Called by `open-map.ts`, which passes the limit of the whole map.
  'site/pages/store-finder/map/map-style.ts',
];
/** A call of the global function, but not a method such as `fetch(request)` of an application. */
const FETCH_CALL = /(?<![\w.])fetch\((?!request)/;

test('Each file that sends requests limits their time', () => {
  const files = globSync('{design-system,renderer,site}/**/*.{ts,tsx}', {
    exclude: (path) => path.startsWith('site/statamic') || path.startsWith('site/embedded'),
  });
  const requesting = files.filter((file) => FETCH_CALL.test(readFileSync(file, 'utf8')));
  expect(requesting.length).toBeGreaterThan(15);
  const unlimited = requesting.filter((file) => !readFileSync(file, 'utf8').includes('AbortSignal.timeout('));
  expect(unlimited.toSorted()).toEqual(LIMITED_ELSEWHERE.toSorted());
});

/** Waits of Vitest end after one second by default. A test that waits, or a suite with a limit of its own, depends on the speed of the machine. */
const OWN_LIMIT = /\bvi\.wait(?:For|Until)\(|\{ timeout: [\d_]+ \}, (?:async )?\(|^\}, [\d_]+\);/m;

test('No test has a time limit of its own', () => {
  expect(
    ['vi.waitFor(check)', "test('…', { timeout: 1_000 }, async () => {", '}, 10_000);'].filter((line) =>
      OWN_LIMIT.test(line),
    ),
  ).toHaveLength(3);
  const files = globSync('tests/**/*.test.{ts,tsx}', {
    exclude: (path) => path.startsWith('tests/journeys'),
  });
  expect(files.length).toBeGreaterThan(400);
  const limited = files.filter(
    (file) => !file.endsWith('time-limits.test.ts') && OWN_LIMIT.test(readFileSync(file, 'utf8')),
  );
  expect(limited).toEqual([]);
});
