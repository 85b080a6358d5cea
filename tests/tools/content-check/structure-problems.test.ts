import { test } from 'vitest';
import { edited, expectFinding, type Fault } from './check-project.ts';
import { rightProject } from './valid-project.ts';

const englishHome = 'content/collections/pages/en/home.md';

/** What an editor must mend in trees, globals and translations: the fault, the files that have it, the field it is named by, and what is said. */
const faults: Fault[] = [
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
    'stands twice',
  ],
  [
    'pages below the home page',
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
    'about is no entry in the site nl',
  ],
  [
    'a navigation with an id twice',
    edited('content/trees/navigation/nl/main.yaml', 'id: n2', 'id: n1'),
    'tree[1]',
    'stands twice',
  ],
  [
    'a tree of a site that does not exist',
    { 'content/trees/navigation/it/main.yaml': 'tree: []' },
    null,
    'folder of no site',
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
    'a page that is not translated',
    { 'content/collections/pages/en/about-us.md': null },
    null,
    'not translated in the site en',
  ],
  [
    'a section that was left out of a translation',
    { [englishHome]: (rightProject[englishHome] ?? '').replace(/  - id: s2[^]*?(?=  - id: s3)/, '') },
    'sections',
    'The section s2 (faq) of home-nl is missing here',
  ],
  [
    'a term that is not translated',
    edited('content/taxonomies/kinds/own.yaml', 'en: { title: Our own }', ''),
    'localizations',
    'localizations.en',
  ],
  [
    'a global that a site does not have',
    edited('content/globals/site.yaml', ', en: nl', ''),
    'sites',
    'does not list en',
  ],
  [
    'a navigation that a site does not have',
    { 'content/trees/navigation/en/main.yaml': null },
    null,
    'no tree in the site en',
  ],
];

test.each(faults)('%s', async (_fault, changes, field, message) => {
  await expectFinding(changes, field, message);
});
