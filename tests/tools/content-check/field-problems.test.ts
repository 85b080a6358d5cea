import { expect, test } from 'vitest';
import { aboutFile, check, edited, expectFinding, homeFile, type ProblemCase } from './check-project.ts';

const heading = '    heading: Light\n';
const withHero = (line: string) => edited(homeFile, heading, `${heading}    ${line}\n`);

const problems: ProblemCase[] = [
  [
    'a misspelt key of a section',
    withHero('headnig: Light'),
    'sections[0].headnig',
    'no field "headnig"; write one of: anchor, heading',
  ],
  [
    'a misspelt key of an entry',
    edited(homeFile, 'title: Home', 'title: Home\nrelatd: []'),
    'relatd',
    'no field "relatd"',
  ],
  [
    'a misspelt key of a row',
    edited(homeFile, '{ id: c1, label: Over,', '{ id: c1, lable: X, label: Over,'),
    'sections[0].ctas[0].lable',
    'no field "lable"',
  ],
  [
    'a misspelt key of a set in Bard',
    edited(aboutFile, 'heading: Three', 'heading: Three, tonne: moss'),
    'sections[1].content[3].attrs.values.tonne',
    'no field "tonne"',
  ],
  [
    'a misspelt key of a global',
    { 'content/globals/nl/site.yaml': 'tagline: Licht\ntaglin: Licht' },
    'taglin',
    'no field "taglin"',
  ],
  [
    'a key of entries in a global',
    { 'content/globals/nl/site.yaml': 'tagline: Licht\nredirect: /nl' },
    'redirect',
    'no field "redirect"; write one of: tagline',
  ],
  [
    'a misspelt key of an asset',
    {
      'public/assets/hero/lamp.jpg': 'x',
      'public/assets/hero/.meta/lamp.jpg.yaml': 'data: { alt: Lamp, alt_eng: Lamp }\n',
    },
    'data.alt_eng',
    'no field "alt_eng"',
  ],
  [
    'a misspelt key of a navigation item',
    { 'content/trees/navigation/nl/main.yaml': 'tree: [{ id: n1, title: Over, entyr: about-nl }]\n' },
    'tree[0].entyr',
    'no field "entyr"; write one of: id, entry, title, url, data, children',
  ],
  [
    'a misspelt key of a page in a tree',
    { 'content/trees/collections/nl/pages.yaml': 'tree: [{ entry: home-nl, childern: [] }]\n' },
    'tree[0].childern',
    'no field "childern"; write one of: entry, children',
  ],
  [
    'an unknown option',
    withHero('size: huge'),
    'sections[0].size',
    'no option "huge"; choose one of: full, half',
  ],
  [
    'an unknown option of a list',
    withHero('position: middle'),
    'sections[0].position',
    'no option "middle"; choose one of: start, end',
  ],
  [
    'a toggle with a text',
    withHero("sunset: 'no'"),
    'sections[0].sunset',
    '"no" is not a toggle; write true or false',
  ],
  [
    'a list for a field with one option',
    withHero('size: [half, full]'),
    'sections[0].size',
    'The field size has one option; write it without a list',
  ],
  [
    'a section that is switched off by a text',
    withHero("enabled: 'false'"),
    'sections[0].enabled',
    '"false" is not a toggle; write true or false',
  ],
  [
    'a section without a required field',
    edited(homeFile, heading, ''),
    'sections[0].heading',
    'The field heading is required but empty',
  ],
  [
    'a section with a blank required field',
    edited(homeFile, heading, "    heading: ' '\n"),
    'sections[0].heading',
    'required but empty',
  ],
  [
    'a row without a required field',
    edited(homeFile, '        question: How?\n', ''),
    'sections[1].items[0].question',
    'required but empty',
  ],
];

test.each(problems)('Content check reports %s', async (_mistake, changes, field, message) => {
  await expectFinding(changes, field, message);
});

test('Content check requires the text of a link only with a link', async () => {
  const blueprint = edited(
    'resources/fieldsets/ctas.yaml',
    'handle: label, field: { type: text }',
    "handle: label, field: { type: text, validate: ['required_with:{this}.link', nullable] }",
  );
  const link = ", link: 'tel:+31570555014'";
  const withCall = (call: string) => ({
    ...blueprint,
    ...edited(homeFile, `{ id: c2, label: Bel${link} }`, `{ id: c2${call} }`),
  });
  expect(await check(withCall(''))).toEqual([]);
  await expectFinding(withCall(link), 'sections[0].ctas[1].label', 'required but empty');
});

test('Content check accepts a required field that is empty in a draft or in a disabled set', async () => {
  const disabled = edited(homeFile, heading, '    enabled: false\n');
  expect(await check(disabled)).toEqual([]);
  const draft = '---\nid: idea-nl\npublished: false\ntitle: Idea\nsections: [{ id: s1, type: hero }]\n---\n';
  expect(await check({ 'content/collections/pages/nl/idee.md': draft })).toEqual([]);
});

test('Content check accepts a translation that inherits a required field', async () => {
  const blueprint = 'resources/blueprints/collections/pages/page.yaml';
  const required = edited(
    blueprint,
    '{ handle: opens, field: { type: text } }',
    '{ handle: opens, field: { type: text, required: true } }',
  );
  const inherited = edited(homeFile, "opens: '11:00'", "opens: '12:00'");
  const findings = await check({ ...required, ...inherited });
  expect(findings.map(({ file, field }) => [file, field])).toEqual(
    [
      ['content/collections/pages/nl/over-ons.md', 'opens'],
      ['content/collections/pages/en/about-us.md', 'opens'],
    ].toSorted(),
  );
});
