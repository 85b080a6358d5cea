import { expect, test } from 'vitest';
import { serveProject } from './temporary-project.ts';

const path = '/api/taxonomies/topics/terms/wood/entries?fields=id&sort=id';

/** A project with two collections that use a term. */
const files = {
  'content/taxonomies/topics.yaml': 'title: Topics\n',
  'content/collections/notes.yaml': 'title: Notes\ntaxonomies: [topics]\n',
  'content/collections/notes/a.md': '---\nid: a\ntitle: A\ntopics: [wood]\n---\n',
  'content/collections/letters.yaml': 'title: Letters\ntaxonomies: [topics]\n',
  'content/collections/letters/b.md': '---\nid: b\ntitle: B\ntopics: [wood]\n---\n',
};

test.each([
  ['true', ['a', 'b']],
  ["['notes']", ['a']],
  ["['letters' => true, 'notes' => false]", ['b']],
  ["['*' => ['enabled' => true], 'notes' => false]", ['b']],
  ["['pages' => true]", []],
])('Entries of a term come from the open collections of %s', async (collections, ids) => {
  const { get } = await serveProject({ ...files, ...apiSettings(collections, 'true') });
  expect(await get(path)).toMatchObject({ status: 200, body: { data: ids.map((id) => ({ id })) } });
});

test.each([
  ['collections', 'false', 'true'],
  ['collections', 'null', 'true'],
  ['collections', "'yes'", 'true'],
  ['taxonomies', 'true', 'false'],
])('Entries of a term are not found if %s are closed (%s, %s)', async (_, collections, taxonomies) => {
  const { get } = await serveProject({ ...files, ...apiSettings(collections, taxonomies) });
  expect(await get(path)).toMatchObject({ status: 404, body: { message: 'Not found.' } });
});

function apiSettings(collections: string, taxonomies: string): Record<string, string> {
  const resources = `'collections' => ${collections}, 'taxonomies' => ${taxonomies}`;
  return { 'config/statamic/api.php': `<?php return ['resources' => [${resources}]];` };
}
