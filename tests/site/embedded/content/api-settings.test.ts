import { readFile } from 'node:fs/promises';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  allowedEntryFilters,
  allowedFilters,
} from '../../../../site/embedded/content/project/allowed-filters.ts';
import {
  defaultApiSettings,
  readApiSettings,
} from '../../../../site/embedded/content/project/api-settings.ts';
import { readPhpArray } from '../../../../site/embedded/content/project/php-array.ts';

const ours = new URL('../../../../site/statamic/', import.meta.url);

test('what our content system allows holds everything that the embedded server allows by itself', async () => {
  const php = await readFile(new URL('config/statamic/api.php', ours), 'utf8');
  const files = await readdir(new URL('content/taxonomies/', ours));
  const taxonomies = files.filter((name) => name.endsWith('.yaml')).map((name) => name.slice(0, -5));
  const settings = readApiSettings(php, taxonomies);

  const entries = settings.filters('collections', 'pages');
  expect(entries).toEqual(expect.arrayContaining(allowedEntryFilters(taxonomies)));
  expect(settings.filters('taxonomies', 'topics').toSorted()).toEqual(
    [...allowedFilters.taxonomies].toSorted(),
  );
  for (const forbidden of ['status', 'published']) expect(entries).not.toContain(forbidden);
});

test('every resource but users is open, in our settings and without any', async () => {
  const php = await readFile(new URL('config/statamic/api.php', ours), 'utf8');
  for (const settings of [readApiSettings(php, []), defaultApiSettings([])]) {
    for (const resource of ['collections', 'taxonomies', 'navs', 'globals', 'forms', 'assets'] as const) {
      expect([resource, settings.enabled(resource, 'anything')]).toEqual([resource, true]);
    }
    expect(settings.enabled('users', 'anyone')).toBe(false);
    expect(settings.pageSize).toBe(50);
  }
});

test.each([
  ['true', true, true],
  ['false', false, false],
  ["['pages']", true, false],
  ["['pages' => true, 'articles' => false]", true, false],
  ["['pages' => ['allowed_filters' => ['title']]]", true, false],
  ["['*' => ['allowed_filters' => ['title']]]", false, false],
  ["['*' => ['enabled' => true], 'articles' => false]", true, false],
  ["['*' => ['enabled' => true]]", true, true],
])('collections => %s opens pages: %s, articles: %s', (written, pages, articles) => {
  const settings = readApiSettings(`<?php return ['resources' => ['collections' => ${written}]];`, []);
  expect(settings.enabled('collections', 'pages')).toBe(pages);
  expect(settings.enabled('collections', 'articles')).toBe(articles);
});

test('a configuration file is read with its comments, calls and choices', () => {
  const source = `<?php
    // return nothing yet
    use Some\\Name;
    return array(
      'size' => env('SIZE', 50), # a number
      'off' => env('UNSET'),
      'cache' => env('CACHE', true) ? ['expiry' => 60] : false,
      /* 'gone' => 1, */
      'handler' => \\App\\Handler::class,
      'path' => storage_path('x'),
      'joined' => 'a' . "b",
      'it\\'s' => -1.5,
      'list' => [1, 2,],
    );`;
  expect(readPhpArray(source.replace('// return nothing yet', '// nothing yet'))).toEqual({
    size: 50,
    off: null,
    cache: { expiry: 60 },
    handler: '\\App\\Handler',
    path: null,
    joined: 'ab',
    "it's": -1.5,
    list: [1, 2],
  });
});

test('a file that is no configuration is refused', () => {
  expect(() => readPhpArray('<?php echo 1;')).toThrow('returns nothing');
  expect(() => readPhpArray("<?php return ['a' => ")).toThrow('too early');
});
