import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { checkContent } from '#site/content-check';
import { aboutFile, check, edited, homeFile, projectFolder } from './check-project.ts';
import { rightProject } from './right-project.ts';

test('a project without a fault has no finding', async () => {
  expect(await check()).toEqual([]);
});

test('the content of this project has no finding', async () => {
  expect(await checkContent(join(import.meta.dirname, '../../../site/statamic'))).toEqual([]);
});

test('a folder without a project is not taken for one without faults', async () => {
  const [finding] = await checkContent(join(import.meta.dirname, 'none'));
  expect(finding?.message).toContain('There is no Statamic project here');
});

test('a finding names file, line, entry and field, and says what would be right', async () => {
  const [finding, ...others] = await check(edited(homeFile, 'type: faq', 'type: fag'));
  expect(others).toEqual([]);
  expect(finding).toEqual({
    file: homeFile,
    line: 16,
    entry: 'home-nl',
    field: 'sections[1].type',
    message: 'There is no set "fag" in the field sections; choose one of: hero, faq, rich_text, appointment.',
  });
});

test('a file that is no YAML is named with its line, and what refers to it is not blamed', async () => {
  const [finding, ...others] = await check(
    edited(homeFile, '    heading: Light', '    heading: Light: soft'),
  );
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    file: homeFile,
    line: 10,
    message: expect.stringContaining('cannot be read'),
  });
});

describe('what an editor must mend', () => {
  type Fault = [fault: string, changes: Record<string, string | null>, field: string | null, message: string];
  const faults: Fault[] = [
    ['an entry without an id', edited(homeFile, 'id: home-nl\n', ''), null, 'has no id'],
    [
      'two entries with one id',
      edited('content/collections/pages/en/home.md', 'id: home-en', 'id: home-nl'),
      'id',
      'already that of',
    ],
    [
      'an origin that is no entry',
      edited('content/collections/pages/en/home.md', 'origin: home-nl', 'origin: hom-nl'),
      'origin',
      'hom-nl is no entry',
    ],
    [
      'a blueprint that does not exist',
      edited(homeFile, 'title: Home', 'blueprint: leaf'),
      'blueprint',
      'choose one of: page',
    ],
    [
      'an entry in the folder of no site',
      { 'content/collections/pages/it/casa.md': '---\nid: home-it\n---\n' },
      null,
      'move it to a folder of: nl, en',
    ],
    [
      'an entry that is a .yaml file',
      { 'content/collections/pages/nl/team.yaml': 'id: team-nl' },
      null,
      'name it .md',
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
      'a set inside a text that the blueprint does not have',
      edited(aboutFile, 'type: usps', 'type: ups'),
      'sections[1].content[3].attrs.values.type',
      'choose one of: usps',
    ],
    ['a set without an id', edited(homeFile, 'id: s2\n    type', 'type'), 'sections[1]', 'no id'],
    ['a row without an id', edited(homeFile, '{ id: c1, ', '{ '), 'sections[0].ctas[0]', 'no id'],
    [
      'an id that stands twice in an entry',
      edited(homeFile, 'id: q1', 'id: c1'),
      'sections[1].items[0]',
      'sections[0].ctas[0]',
    ],
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
      'a picture without a description',
      edited('public/assets/.meta/wall.jpg.yaml', 'alt: Een muur, ', ''),
      'data.alt',
      'no alt;',
    ],
    [
      'a picture without a description in one language',
      edited('public/assets/.meta/wall.jpg.yaml', 'A wall', "''"),
      'data.alt_en',
      'no alt_en;',
    ],
    [
      'a picture in a text without a description',
      edited(homeFile, '[wall](', '![]('),
      'sections[1].items[0].answer',
      'has no description',
    ],
    [
      'a chosen picture that is not there',
      edited(homeFile, 'image: wall.jpg', 'image: wal.jpg'),
      'sections[0].image',
      'no file wal.jpg',
    ],
    [
      'a picture without a meta file',
      { 'public/assets/.meta/wall.jpg.yaml': null },
      null,
      'public/assets/.meta/wall.jpg.yaml',
    ],
    [
      'a meta file without its picture',
      { 'public/assets/.meta/gone.jpg.yaml': 'data: { alt: Weg }' },
      null,
      'is not there',
    ],
    [
      'a chosen entry that does not exist',
      edited(homeFile, 'related: [about-nl]', 'related: [abou]'),
      'related',
      'no entry abou',
    ],
    [
      'a chosen term that does not exist',
      edited(homeFile, 'kinds: [own]', 'kinds: [owl]'),
      'kinds',
      'no term owl in kinds',
    ],
    [
      'a form that does not exist',
      edited(homeFile, 'form: contact', 'form: contract'),
      'sections[2].form',
      'choose one of: contact',
    ],
    [
      'a heading that skips a level in a text',
      edited(aboutFile, 'level: 3', 'level: 4'),
      'sections[1].content[1].attrs',
      'make it level 3',
    ],
    [
      'a heading that skips a level in Markdown',
      edited(
        homeFile,
        "answer: 'So:",
        "answer: |-\n          ## Two\n\n          #### Four\n        unused: 'So:",
      ),
      'sections[1].items[0].answer',
      'jumps from level 2 to 4',
    ],
    [
      'a heading of the first level',
      edited(aboutFile, 'level: 2', 'level: 1'),
      'sections[1].content[0].attrs',
      'begin with level 2',
    ],
    [
      'a page that is not translated',
      { 'content/collections/pages/en/about-us.md': null },
      null,
      'not translated in the site en',
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
    [
      'a section that cannot be shown',
      edited(homeFile, 'heading: Light', 'heading: [Light]'),
      'sections[0]',
      'sections[0].heading',
    ],
  ];

  test.each(faults)('%s', async (_fault, changes, field, message) => {
    expect(await check(changes)).toContainEqual(
      expect.objectContaining({ field, message: expect.stringContaining(message) }),
    );
  });
});

describe('what is left to the editor', () => {
  test('a draft may wait for its translation', async () => {
    const draft = '---\nid: idea-nl\npublished: false\ntitle: Idea\n---\n';
    expect(await check({ 'content/collections/pages/nl/idee.md': draft })).toEqual([]);
  });

  test('what is inherited from another language is looked at where it is written', async () => {
    const inherits = '---\nid: home-en\norigin: home-nl\ntitle: Home\n---\n';
    expect(await check({ 'content/collections/pages/en/home.md': inherits })).toEqual([]);
  });

  test('the same row ids may stand in every language', async () => {
    expect(rightProject[homeFile]).toContain('id: s1');
    expect(rightProject['content/collections/pages/en/home.md']).toContain('id: s1');
    expect(await check()).toEqual([]);
  });

  test('dates and times inside running words need no quotes', async () => {
    expect(await check(edited(homeFile, "'11:00'", 'From 11:00 until 2026-03-14'))).toEqual([]);
  });

  test('a text may begin with the level below its section’s heading', async () => {
    expect(await check(edited(aboutFile, 'level: 2', 'level: 3'))).toEqual([]);
  });

  test('a section that is switched off need not be readable', async () => {
    const broken = 'heading: [Light]\n    enabled: false';
    expect(await check(edited(homeFile, 'heading: Light', broken))).toEqual([]);
  });

  test('a section that cannot be shown is named by its own line, also below one that is switched off', async () => {
    const hidden = '  - { id: s0, type: hero, enabled: false }\n  - id: s1\n';
    const changes = edited(homeFile, '  - id: s1\n', hidden)[homeFile] ?? '';
    const findings = await check({ [homeFile]: changes.replace('heading: Light', 'heading: [Light]') });
    expect(findings).toContainEqual(
      expect.objectContaining({
        field: 'sections[1]',
        line: 9,
        message: expect.stringContaining('sections[1].heading'),
      }),
    );
  });
});

describe('npm run content:check', () => {
  const run = promisify(execFile);
  const tool = join(import.meta.dirname, '../../../.tools/content-check.ts');

  test('says that the content is in order', async () => {
    const directory = await projectFolder();
    const { stdout } = await run(process.execPath, [tool, directory]);
    expect(stdout).toBe('The content is in order.\n');
  });

  test('names files with their findings, ends with the total, and fails', async () => {
    const directory = await projectFolder(edited(homeFile, 'entry::about-nl#care', 'entry::gone'));
    const failure = await run(process.execPath, [tool, directory]).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: 1,
      stdout: [
        'content/collections/pages/nl/home.md (home-nl)',
        '  line 13, sections[0].ctas[0].link: There is no entry gone; write the id of one that exists.',
        '',
        '1 finding in 1 file.',
        '',
      ].join('\n'),
    });
  });
});
