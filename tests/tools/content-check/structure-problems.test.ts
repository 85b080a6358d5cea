import { test } from 'vitest';
import { edited, expectFinding, type ProblemCase } from './check-project.ts';
import { validProject } from './valid-project.ts';

const englishHome = 'content/collections/pages/en/home.md';

const problems: ProblemCase[] = [
  [
    'a tree with an entry of another site',
    edited('content/trees/collections/nl/pages.yaml', 'about-nl', 'about-en'),
    'tree[1].entry',
    'write about-nl',
  ],
  [
    'a tree with an entry twice',
    edited(
      'content/trees/collections/nl/pages.yaml',
      '{ entry: about-nl }',
      '{ entry: about-nl }, { entry: about-nl }',
    ),
    'tree[2]',
    'is in the tree twice',
  ],
  [
    'children of the home page',
    edited(
      'content/trees/collections/nl/pages.yaml',
      '{ entry: home-nl }, { entry: about-nl }',
      '{ entry: home-nl, children: [{ entry: about-nl }] }',
    ),
    'tree[0].children',
    'home page',
  ],
  [
    'a navigation with an entry that does not exist',
    edited('content/trees/navigation/nl/main.yaml', 'entry: about-nl', 'entry: about'),
    'tree[0].entry',
    'about is not an entry in the site nl',
  ],
  [
    'a navigation with an id twice',
    edited('content/trees/navigation/nl/main.yaml', 'id: n2', 'id: n1'),
    'tree[1]',
    'is in the tree twice',
  ],
  [
    'a tree of a site that does not exist',
    { 'content/trees/navigation/it/main.yaml': 'tree: []' },
    null,
    'not in the folder of a site',
  ],
  [
    'a global set without sites',
    edited('content/globals/site.yaml', 'sites: { nl: null, en: nl }', 'title: Site'),
    null,
    'no map "sites:"',
  ],
  [
    'a global without its origin',
    edited('content/globals/en/site.yaml', 'origin: nl\n', ''),
    'origin',
    'write "origin: nl"',
  ],
  [
    'a global without a file in a site',
    { 'content/globals/en/site.yaml': null },
    'sites.en',
    'content/globals/en/site.yaml is missing',
  ],
  [
    'a page without translation',
    { 'content/collections/pages/en/about-us.md': null },
    null,
    'no translation in the site en',
  ],
  [
    'a section that is missing in a translation',
    { [englishHome]: (validProject[englishHome] ?? '').replace(/  - id: s2[^]*?(?=  - id: s3)/, '') },
    'sections',
    'The section s2 (faq) of home-nl is missing here',
  ],
  [
    'a term without translation',
    edited('content/taxonomies/kinds/own.yaml', 'en: { title: Our own }', ''),
    'localizations',
    'localizations.en',
  ],
  [
    'a global set that is missing in a site',
    edited('content/globals/site.yaml', ', en: nl', ''),
    'sites',
    'does not list en',
  ],
  [
    'a navigation that is missing in a site',
    { 'content/trees/navigation/en/main.yaml': null },
    null,
    'no tree in the site en',
  ],
  [
    'a form on a product page',
    {
      'resources/blueprints/collections/product_pages/product_page.yaml':
        validProject['resources/blueprints/collections/pages/page.yaml'] ?? '',
      'content/collections/product_pages.yaml': 'sites: [nl]',
      'content/collections/product_pages/nl/lamp.md':
        '---\nid: lamp\ntitle: Lamp\nsections:\n  - { id: s1, type: form, form: contact }\n---\n',
    },
    'sections[0]',
    'A product page cannot have a form; link to a page',
  ],
];

test.each(problems)('Content check reports %s', async (_mistake, changes, field, message) => {
  await expectFinding(changes, field, message);
});
