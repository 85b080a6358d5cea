import { describe, expect, test } from 'vitest';
import { check } from './check-project.ts';
import { validProject } from './valid-project.ts';

const britishAbout = 'content/collections/pages/en_uk/about-us.md';

/** A third site. It inherits values from the site of the same language, which inherits from the default site. */
const britishSite: Record<string, string> = {
  'resources/sites.yaml': `${validProject['resources/sites.yaml']}
en_uk: { name: United Kingdom, url: '{{ config:app:url }}/en-UK/', locale: en_GB }
`,
  'content/collections/pages.yaml': `
sites: [nl, en, en_uk]
route: '{parent_uri}/{slug}'
structure: { root: true }
`,
  'content/trees/collections/en_uk/pages.yaml': 'tree: [{ entry: home-en-uk }, { entry: about-en-uk }]',
  'content/collections/pages/en_uk/home.md': '---\nid: home-en-uk\norigin: home-en\n---\n',
  [britishAbout]: '---\nid: about-en-uk\norigin: about-en\n---\n',
  'content/trees/navigation/en_uk/main.yaml': 'tree: []',
  'content/globals/site.yaml': 'sites: { nl: null, en: nl, en_uk: en }',
  'content/globals/en_uk/site.yaml': 'origin: en',
};

/** Returns the fields that the check reports as repeated, after some changes of the three sites. */
async function repeatedFields(changes: Record<string, string> = {}) {
  const findings = await check({ ...britishSite, ...changes });
  const repeated = findings.filter(({ message }) => message.includes('the same as in the origin'));
  return repeated.map(({ file, field }) => `${file} ${field}`);
}

const british = (values: string) => ({
  [britishAbout]: `---\nid: about-en-uk\norigin: about-en\n${values}\n---\n`,
});
const englishHome = (values: string) => ({
  'content/collections/pages/en/home.md': `---\nid: home-en\norigin: home-nl\n${values}\n---\n`,
});

test('Content check finds no problem in a site that inherits through another one', async () => {
  expect(await check(britishSite)).toEqual([]);
});

test('Content check reports an entry whose origin has another language, although its language has the entry', async () => {
  const findings = await check({
    ...britishSite,
    [britishAbout]: '---\nid: about-en-uk\norigin: about-nl\n---\n',
  });
  expect(findings).toContainEqual({
    file: britishAbout,
    line: 3,
    entry: 'about-en-uk',
    field: 'origin',
    message: 'The origin about-nl has another language; write "origin: about-en".',
  });
});

test('Content check reports a sentence that another language repeats, and no name', async () => {
  const sentence = 'title: Een lamp voor elke lange donkere avond';
  const dutch = validProject['content/collections/pages/nl/home.md'] ?? '';
  const findings = await check({
    ...britishSite,
    'content/collections/pages/nl/home.md': dutch.replace('title: Home', sentence),
    ...englishHome(sentence),
  });
  expect(findings).toContainEqual(
    expect.objectContaining({
      field: 'title',
      message: 'The text is the same as in the origin home-nl, which has another language; translate it.',
    }),
  );
  expect(await repeatedFields(englishHome('title: Home'))).toEqual([]);
});

test('Content check reports a repeated value with its line, its origin and the correction', async () => {
  expect(await check({ ...britishSite, ...british('title: About') })).toEqual([
    {
      file: britishAbout,
      line: 4,
      entry: 'about-en-uk',
      field: 'title',
      message:
        'The value is the same as in the origin about-en; remove title here, so that it follows the origin.',
    },
  ]);
});

describe('Content check reports', () => {
  test('a value of the same language that the origin inherits itself', async () => {
    const home = '---\nid: home-en\norigin: home-nl\n---\n';
    expect(
      await repeatedFields({
        'content/collections/pages/en/home.md': home,
        'content/collections/pages/en_uk/home.md':
          "---\nid: home-en-uk\norigin: home-en\nopens: '11:00'\n---\n",
      }),
    ).toEqual(['content/collections/pages/en_uk/home.md opens']);
  });

  test.each([
    ['the blueprint', 'blueprint: page'],
    ['terms', 'kinds: [own]'],
    ['the translation of an entry', 'related: [about-en]'],
  ])('%s that another language repeats', async (_value, line) => {
    const blueprint = validProject['content/collections/pages/nl/home.md']?.replace(
      'title: Home',
      'blueprint: page\ntitle: Home',
    );
    const changes = { ...englishHome(line), 'content/collections/pages/nl/home.md': blueprint ?? '' };
    expect(await repeatedFields(changes)).toEqual([
      `content/collections/pages/en/home.md ${line.split(':')[0]}`,
    ]);
  });

  test('sections whose links lead to the translations of the same entries', async () => {
    const sections = (site: string) =>
      `sections: [{ id: s1, type: hero, heading: Us, ctas: [{ id: c1, label: Home, link: 'entry::home-${site}' }] }]`;
    const english = `---\nid: about-en\norigin: about-nl\n${sections('en')}\n---\n`;
    expect(
      await repeatedFields({
        'content/collections/pages/en/about-us.md': english,
        ...british(sections('en-uk')),
      }),
    ).toEqual([`${britishAbout} sections`]);
  });

  test('a value of a global', async () => {
    const changes = { 'content/globals/en_uk/site.yaml': 'origin: en\ntagline: Light' };
    expect(await repeatedFields(changes)).toEqual(['content/globals/en_uk/site.yaml tagline']);
  });

  test('a value of a term in a site with the language of the first site', async () => {
    const sites = validProject['resources/sites.yaml'] ?? '';
    const changes = {
      'resources/sites.yaml': sites.replace('en_IE', 'nl_BE'),
      'content/taxonomies/kinds/own.yaml': 'title: Eigen\nlocalizations: { en: { title: Eigen } }',
    };
    expect(await repeatedFields(changes)).toContain(
      'content/taxonomies/kinds/own.yaml localizations.en.title',
    );
  });
});

describe('Content check accepts', () => {
  test.each([
    ['a value that differs from the origin', 'title: About our firm'],
    ['null, which overrides an inherited value', 'title: null'],
    ['a key that the origin does not have', 'redirect: null'],
  ])('%s', async (_value, line) => {
    expect(await repeatedFields(british(line))).toEqual([]);
  });

  test('a word that two languages share', async () => {
    expect(await repeatedFields(englishHome('title: Home'))).toEqual([]);
  });

  test('sections with a link in running text, which Statamic does not translate', async () => {
    const sections = (site: string) =>
      `sections: [{ id: s2, type: faq, items: [{ id: q1, question: How?, answer: '[So](statamic://entry::home-${site})' }] }]`;
    const english = `---\nid: about-en\norigin: about-nl\n${sections('en')}\n---\n`;
    expect(
      await repeatedFields({
        'content/collections/pages/en/about-us.md': english,
        ...british(sections('en-uk')),
      }),
    ).toEqual([]);
  });

  test('a link of a field that accepts entries of other sites', async () => {
    const blueprint = validProject['resources/blueprints/globals/site.yaml'] ?? '';
    const changes = {
      'resources/blueprints/globals/site.yaml': blueprint.replace(
        '{ type: link }',
        '{ type: link, select_across_sites: true }',
      ),
      'content/globals/en/site.yaml': 'origin: nl\nlink: entry::about-en',
    };
    expect(
      await repeatedFields({
        ...changes,
        'content/globals/en_uk/site.yaml': 'origin: en\nlink: entry::about-en-uk',
      }),
    ).toEqual([]);
    expect(
      await repeatedFields({
        ...changes,
        'content/globals/en_uk/site.yaml': 'origin: en\nlink: entry::about-en',
      }),
    ).toEqual(['content/globals/en_uk/site.yaml link']);
  });
});
