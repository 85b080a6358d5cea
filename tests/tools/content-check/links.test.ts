import { describe, expect, test } from 'vitest';
import { aboutFile, check, edited, homeFile } from './check-project.ts';

const validLink = '/nl/over-ons#care';

describe('Content check rejects a link', () => {
  test.each([
    ['to a missing entry', 'entry::abou-nl', 'entry abou-nl does not exist'],
    ['to an entry of another site', 'entry::about-en', 'link to entry::about-nl'],
    ['to an entry with an anchor', 'entry::about-nl#care', 'does not resolve entry::about-nl#care'],
    ['to a missing asset', 'asset::assets::gone.jpg', 'asset assets::gone.jpg does not exist'],
    [
      'to a missing anchor of another page',
      '/nl/over-ons#car',
      'page about-nl has no anchor #car; use one of: care',
    ],
    ['to a missing anchor of its own page', '#boek', 'page home-nl has no anchor #boek; use one of: book'],
    ['with an unknown path of its own site', '/nl/over-onz', '/nl/over-onz is neither a page of the site nl'],
    ['with an unknown path without a site prefix', '/over-onz', 'neither a page of the site nl'],
    ['with a path of another site', '/en/about-us', 'about-en belongs to the site en, not nl'],
    ['to a screen in another language', '/search?q=lamp', '/search?q=lamp is neither a page of the site nl'],
    ['to a path below a screen', '/nl/winkelwagen/leeg', 'neither a page of the site nl'],
    ['to a category in another language', '/lamps.html', '/lamps.html is neither a page of the site nl'],
    ['to a missing file', '/assets/gone.jpg', 'nor a file'],
    ['to the first child of a page without children', '@child', 'this page has none'],
    ['with an unknown kind of reference', 'page::home', 'not a valid reference'],
  ])('%s', async (_case, link, message) => {
    const [finding, ...others] = await check(edited(homeFile, validLink, link));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ entry: 'home-nl', field: 'sections[0].ctas[0].link', line: 13 });
    expect(finding?.message).toContain(message);
  });

  test('in Markdown', async () => {
    const [finding] = await check(
      edited(homeFile, 'statamic://entry::about-nl', 'statamic://entry::about-en'),
    );
    expect(finding).toMatchObject({ field: 'sections[1].items[0].answer', entry: 'home-nl' });
  });

  test('in HTML inside Markdown', async () => {
    const [finding] = await check(
      edited(homeFile, '[care](statamic://entry::about-nl)', '<a href="/nl/car">care</a>'),
    );
    expect(finding?.message).toContain('/nl/car is neither a page');
  });

  test('in Bard', async () => {
    const [finding] = await check(edited(aboutFile, 'entry::home-nl', 'entry::hom-nl'));
    expect(finding).toMatchObject({
      field: 'sections[1].content[2].content[0].marks[0].attrs.href',
      message: 'The entry hom-nl does not exist; write the id of an existing entry.',
    });
  });

  test('in a global', async () => {
    const [finding] = await check({ 'content/globals/nl/site.yaml': 'link: entry::abou' });
    expect(finding).toMatchObject({
      file: 'content/globals/nl/site.yaml',
      line: 1,
      field: 'link',
      entry: null,
    });
  });

  test('in a navigation', async () => {
    const [finding] = await check(
      edited('content/trees/navigation/nl/main.yaml', '/nl/over-ons#care', '/nl/car'),
    );
    expect(finding).toMatchObject({ field: 'tree[1].url', entry: null });
  });

  test('in an entry’s redirect', async () => {
    const [finding] = await check(edited(homeFile, 'title: Home', 'redirect: entry::abou'));
    expect(finding).toMatchObject({ field: 'redirect', entry: 'home-nl' });
  });

  test('to a draft', async () => {
    const drafts = edited(aboutFile, 'title: About', 'published: false');
    const messages = (await check(drafts)).map(({ message }) => message);
    expect(messages).toContain(
      'The entry about-nl is a draft, which visitors cannot open; publish it or link to another entry.',
    );
  });
});

describe('Content check accepts a link', () => {
  test.each([
    ['to an entry', 'entry::about-nl'],
    ['to an asset', 'asset::assets::wall.jpg'],
    ['with a site prefix and a path', '/nl/over-ons'],
    ['with a path, a query and an anchor', '/nl/over-ons/?from=home#care'],
    ['with a path without a site prefix', '/over-ons'],
    ['to the home page', '/nl'],
    ['to a category of the shop', '/lampen/draagbaar.html'],
    ['to a product of the shop', '/nl/lantaarn-hoeve-31.html'],
    ['to a screen with a query', '/nl/zoeken?q=lamp'],
    ['to a screen without a site prefix', '/winkelwagen'],
    ['to a screen below another screen', '/nl/mijn-account/bestelling-opzoeken/'],
    ['to a screen as the router finds it', '/nl/Winkelwagen'],
    ['to the feed of articles', '/nl/rss.xml'],
    ['to another website', 'https://example.test/nl/none::such'],
    ['to an email address', 'mailto:hello@example.test'],
    ['that is empty', ''],
  ])('%s', async (_case, link) => {
    expect(await check(edited(homeFile, `'${validLink}'`, `'${link}'`))).toEqual([]);
  });

  test('to a screen in Markdown and in a navigation', async () => {
    const findings = await check({
      ...edited(homeFile, 'statamic://entry::about-nl', '/nl/mijn-account/bestelling-opzoeken'),
      ...edited('content/trees/navigation/nl/main.yaml', '/nl/over-ons#care', '/winkelwagen'),
    });
    expect(findings).toEqual([]);
  });

  test('to the first child page', async () => {
    const tree = 'tree: [{ entry: home-nl }, { entry: about-nl, children: [{ entry: team-nl }] }]';
    const findings = await check({
      'content/trees/collections/nl/pages.yaml': tree,
      'content/collections/pages/nl/team.md': '---\nid: team-nl\npublished: false\ntitle: Team\n---\n',
      ...edited(aboutFile, 'title: About', "title: About\nredirect: '@child'"),
    });
    expect(findings).toEqual([]);
  });
});
