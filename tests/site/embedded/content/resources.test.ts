import { expect, test } from 'vitest';
import { notes, serveProject } from './temporary-project.ts';

const project = {
  ...notes,
  'content/taxonomies/topics.yaml': 'title: Topics\n',
  'content/taxonomies/topics/wood.yaml': 'title: Wood\n',
  'content/navigation/main.yaml': 'title: Main\n',
  'content/trees/navigation/main.yaml': 'tree: []\n',
  'content/assets/assets.yaml': 'title: Assets\n',
  'content/globals/company.yaml': 'title: Company\n',
  'resources/forms/contact.yaml': 'title: Contact\n',
};
const api = (settings: string) => ({ ...project, 'config/statamic/api.php': `<?php return [${settings}];` });

const paths = {
  collections: [
    '/collections',
    '/collections/notes',
    '/collections/notes/entries',
    '/collections/notes/entries/n1',
  ],
  taxonomies: [
    '/taxonomies',
    '/taxonomies/topics',
    '/taxonomies/topics/terms',
    '/taxonomies/topics/terms/wood',
  ],
  navs: ['/navs', '/navs/main', '/navs/main/tree'],
  globals: ['/globals', '/globals/company'],
  forms: ['/forms', '/forms/contact'],
  assets: ['/asset-containers', '/asset-containers/assets', '/assets/assets'],
  sites: ['/sites'],
};

test.each(Object.entries(paths))(
  'Resource %s is closed unless it is true, a list or a map',
  async (resource, list) => {
    for (const [value, status] of [
      ['true', 200],
      ['false', 404],
      ['null', 404],
      ["'yes'", 404],
      ['1', 404],
    ] as const) {
      const { get } = await serveProject(api(`'resources' => ['${resource}' => ${value}]`));
      const statuses = await Promise.all(list.map(async (path) => (await get(`/api${path}`)).status));
      expect([value, statuses]).toEqual([value, list.map(() => status)]);
    }
    const { get } = await serveProject(api("'resources' => []"));
    for (const path of list) expect([path, (await get(`/api${path}`)).status]).toEqual([path, 404]);
  },
);

test('An open resource without enabled handles has an empty list', async () => {
  const { get } = await serveProject(
    api("'resources' => ['navs' => ['other'], 'forms' => ['other' => true]]"),
  );
  expect(await get('/api/navs')).toMatchObject({ status: 200, body: { data: [] } });
  expect(await get('/api/forms')).toMatchObject({ status: 200, body: { data: [] } });
  expect((await get('/api/navs/main')).status).toBe(404);
});

test('Sites are listed with their URL without a trailing slash', async () => {
  const { get } = await serveProject({
    ...api("'resources' => ['sites' => true]"),
    'resources/sites.yaml':
      "nl: { name: Nederland, url: 'https://www.example.test/nl/', locale: nl_NL, lang: nl }\n",
  });
  expect((await get('/api/sites')).body).toEqual({
    data: [
      {
        handle: 'nl',
        name: 'Nederland',
        locale: 'nl_NL',
        short_locale: 'nl',
        url: 'https://www.example.test/nl',
      },
    ],
  });
});
