import { test } from 'vitest';
import { aboutFile, edited, expectFinding, homeFile, type ProblemCase } from './check-project.ts';

const problems: ProblemCase[] = [
  ['an entry without an id', edited(homeFile, 'id: home-nl\n', ''), null, 'has no id'],
  [
    'two entries with one id',
    edited('content/collections/pages/en/home.md', 'id: home-en', 'id: home-nl'),
    'id',
    'already used by',
  ],
  [
    'an origin that does not exist',
    edited('content/collections/pages/en/home.md', 'origin: home-nl', 'origin: hom-nl'),
    'origin',
    'hom-nl does not exist',
  ],
  [
    'a blueprint that does not exist',
    edited(homeFile, 'title: Home', 'blueprint: leaf'),
    'blueprint',
    'choose one of: page',
  ],
  [
    'an entry outside the folders of its sites',
    { 'content/collections/pages/it/casa.md': '---\nid: home-it\n---\n' },
    null,
    'move it to one of: nl, en',
  ],
  [
    'an entry that is a .yaml file',
    { 'content/collections/pages/nl/team.yaml': 'id: team-nl' },
    null,
    'rename the file to .md',
  ],
  ['a time without quotes', edited(homeFile, "'11:00'", '11:00'), 'opens', "write '11:00'"],
  ['a date without quotes', edited(homeFile, "'11:00'", '2026-03-14'), 'opens', "write '2026-03-14'"],
  [
    'a date without quotes in a list',
    edited('content/globals/nl/site.yaml', 'tagline: Licht', 'closed: [{ on: 2026-12-25 }]'),
    'closed[0].on',
    "write '2026-12-25'",
  ],
  [
    'an unknown set inside a text',
    edited(aboutFile, 'type: usps', 'type: ups'),
    'sections[1].content[3].attrs.values.type',
    'choose one of: usps',
  ],
  ['a set without an id', edited(homeFile, 'id: s2\n    type', 'type'), 'sections[1]', 'no id'],
  ['a row without an id', edited(homeFile, '{ id: c1, ', '{ '), 'sections[0].ctas[0]', 'no id'],
  [
    'a duplicate id in an entry',
    edited(homeFile, 'id: q1', 'id: c1'),
    'sections[1].items[0]',
    'sections[0].ctas[0]',
  ],
  [
    'an entry with the URI of a route of the site',
    {
      [homeFile.replace('home', 'zoeken')]: '---\nid: search-nl\ntitle: Zoeken\n---\n',
      'content/trees/collections/nl/pages.yaml':
        'tree: [{ entry: home-nl }, { entry: about-nl }, { entry: search-nl }]',
    },
    'slug',
    'search page',
  ],
  [
    'an entry with the URI of a route in capitals, which the router ignores',
    {
      [homeFile.replace('home', 'Zoeken')]: '---\nid: search-nl\ntitle: Zoeken\n---\n',
      'content/trees/collections/nl/pages.yaml':
        'tree: [{ entry: home-nl }, { entry: about-nl }, { entry: search-nl }]',
    },
    'slug',
    'The URI /Zoeken is reserved for the search page',
  ],
  [
    'a draft with the URI of a published page',
    { [aboutFile.replace('.md', '.2.md')]: '---\nid: about-2-nl\npublished: false\ntitle: Over ons\n---\n' },
    'slug',
    'The URI /over-ons is also that of about-nl',
  ],
  [
    'a section with an invalid value',
    edited(homeFile, 'heading: Light', 'heading: [Light]'),
    'sections[0]',
    'sections[0].heading',
  ],
];

test.each(problems)('Content check reports %s', async (_mistake, changes, field, message) => {
  await expectFinding(changes, field, message);
});
