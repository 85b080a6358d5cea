import * as v from 'valibot';
import { expect, test } from 'vitest';
import { serveProject, write } from './temporary-project.ts';

const list = v.object({ data: v.array(v.object({ id: v.string() })) });

test.each([
  ['sv_SE', ['zon', 'ång']],
  ['sv_SE.UTF-8', ['zon', 'ång']],
  ['nl_NL', ['ång', 'zon']],
  ['not a locale', ['ång', 'zon']],
])('Lists are sorted in the order of the default site with the locale %s', async (locale, ids) => {
  const { directory, get } = await serveProject({
    'resources/sites.yaml': `main: { name: Main, url: /, locale: ${locale} }\nother: { name: Other, url: /o/, locale: de_DE }\n`,
    'content/collections/notes.yaml': 'title: Notes\n',
    'content/collections/notes/main/a.md': '---\nid: ång\ntitle: Ång\n---\n',
    'content/collections/notes/main/b.md': '---\nid: zon\ntitle: zon\n---\n',
    'content/taxonomies/tags.yaml': 'title: Tags\n',
    'content/taxonomies/tags/ång.yaml': 'title: Ång\n',
    'content/taxonomies/tags/zon.yaml': 'title: zon\n',
  });
  const sortedIds = async (path: string) =>
    v.parse(list, (await get(`${path}?sort=title`)).body).data.map(({ id }) => id.replace('tags::', ''));
  expect(await sortedIds('/api/collections/notes/entries')).toEqual(ids);
  expect(await sortedIds('/api/taxonomies/tags/terms')).toEqual(ids);

  // A changed locale applies without a restart.
  await write(
    directory,
    'resources/sites.yaml',
    'main: { name: Main, url: /, locale: sv_SE }\nother: { name: Other, url: /o/ }\n',
  );
  await expect.poll(() => sortedIds('/api/taxonomies/tags/terms')).toEqual(['zon', 'ång']);
});
