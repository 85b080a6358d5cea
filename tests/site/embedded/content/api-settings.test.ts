import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { loadProject, toMap } from '#embedded/content';
import {
  defaultEntryFilters,
  defaultFilters,
  readApiSettings,
} from '../../../../site/embedded/content/project/api-settings.ts';
import { readPhpArray } from '../../../../site/embedded/content/project/php-array.ts';

const shippedProject = new URL('../../../../site/statamic/', import.meta.url);

test('The shipped api.php allows all default filters of the embedded server, and neither status nor published', async () => {
  const php = await readFile(new URL('config/statamic/api.php', shippedProject), 'utf8');
  const files = await readdir(new URL('content/taxonomies/', shippedProject));
  const taxonomies = files.filter((name) => name.endsWith('.yaml')).map((name) => name.slice(0, -5));
  const settings = readApiSettings(php, taxonomies);

  const entries = settings.allowedFilters('collections', 'pages');
  expect(entries).toEqual(expect.arrayContaining(defaultEntryFilters(taxonomies)));
  expect(settings.allowedFilters('taxonomies', 'topics').toSorted()).toEqual(
    [...defaultFilters.taxonomies].toSorted(),
  );
  for (const forbidden of ['status', 'published']) expect(entries).not.toContain(forbidden);
});

test('Every resource except users is enabled, with the shipped api.php and without one', async () => {
  const php = await readFile(new URL('config/statamic/api.php', shippedProject), 'utf8');
  for (const settings of [readApiSettings(php, []), readApiSettings(undefined, [])]) {
    for (const resource of ['collections', 'taxonomies', 'navs', 'globals', 'forms'] as const) {
      expect([resource, settings.isEnabled(resource, 'anything')]).toEqual([resource, true]);
    }
    expect(settings.isEnabled('assets', 'assets')).toBe(true);
    expect(settings.isEnabled('users', 'anyone')).toBe(false);
    expect(settings.pageSize).toBe(50);
  }
});

test('Statamic’s own cache is off in the shipped api.php, and never used for entries by URI', async () => {
  const php = await readFile(new URL('config/statamic/api.php', shippedProject), 'utf8');
  expect(toMap(readPhpArray(php))['cache']).toBe(false);
  const routes = await readFile(new URL('routes/api.php', shippedProject), 'utf8');
  expect(routes).toContain("Route::get('entries-by-uri'");
  expect(routes).not.toContain('Middleware\\Cache');
});

test('The shipped AppServiceProvider adds its keys to the field types of all shipped forms', async () => {
  const provider = await readFile(new URL('app/Providers/AppServiceProvider.php', shippedProject), 'utf8');
  const [, list = ''] = /FORM_FIELD_TYPES = \[([^\]]*)\]/.exec(provider) ?? [];
  const types = [...list.matchAll(/(\w+)::class/g)].map(([, name = '']) => name.toLowerCase());
  const { project } = await loadProject(fileURLToPath(shippedProject), 'https://www.example.test');
  const used = [...project.forms.values()].flatMap(({ blueprint }) =>
    blueprint.fields().map(({ type }) => type),
  );
  expect(used).toContain('assets');
  expect(types).toEqual(expect.arrayContaining(used));
});

test('The shipped api.php does not list the files of visitors', async () => {
  const php = await readFile(new URL('config/statamic/api.php', shippedProject), 'utf8');
  expect(readApiSettings(php, []).isEnabled('assets', 'submissions')).toBe(false);
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
])('API settings with collections => %s enable pages: %s, articles: %s', (collections, pages, articles) => {
  const settings = readApiSettings(`<?php return ['resources' => ['collections' => ${collections}]];`, []);
  expect(settings.isEnabled('collections', 'pages')).toBe(pages);
  expect(settings.isEnabled('collections', 'articles')).toBe(articles);
});

test('readPhpArray parses comments, function calls and conditional expressions', () => {
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
      'minutes' => 60 * 24 * 7,
      'seconds' => 60 * 24 ?: 1,
      'age' => 'max-age=' . 60 * 2 . 's',
      'limit' => (int) env('LIMIT', 20),
    );`;
  expect(readPhpArray(source)).toEqual({
    size: 50,
    off: null,
    cache: { expiry: 60 },
    handler: '\\App\\Handler',
    path: 'storage/x',
    joined: 'ab',
    "it's": -1.5,
    list: [1, 2],
    minutes: 10_080,
    seconds: 1440,
    age: 'max-age=120s',
    limit: 20,
  });
});

test('readPhpArray throws if the file does not return a complete array', () => {
  expect(() => readPhpArray('<?php echo 1;')).toThrow('returns nothing');
  expect(() => readPhpArray("<?php return ['a' => ")).toThrow('too early');
  expect(() => readPhpArray("<?php return ['a' => !true];")).toThrow('Unexpected ! in the array');
  expect(() => readPhpArray("<?php return require 'more.php';")).toThrow('must return an array');
  expect(() => readPhpArray("<?php return ['a' => 1] + $more;")).toThrow();
  expect(() => readPhpArray('<?php return 5;')).toThrow('must return an array');
});
