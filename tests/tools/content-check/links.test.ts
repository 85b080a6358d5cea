import { describe, expect, test } from 'vitest';
import { aboutFile, check, edited, homeFile } from './check-project.ts';

const call = 'entry::about-nl#care';

describe('a link that leads nowhere', () => {
  test.each([
    ['an entry that does not exist', 'entry::abou-nl', 'no entry abou-nl'],
    ['an entry of another site', 'entry::about-en', 'link to entry::about-nl'],
    ['an asset that is not there', 'asset::assets::gone.jpg', 'no asset assets::gone.jpg'],
    [
      'an anchor that the other page does not have',
      'entry::about-nl#car',
      'no anchor #car on the page about-nl; it has: care',
    ],
    [
      'an anchor that its own page does not have',
      '#boek',
      'no anchor #boek on the page home-nl; it has: book',
    ],
    ['a path of its own site', '/nl/over-onz', '/nl/over-onz leads to no page of the site nl'],
    ['a path without its site', '/over-onz', 'no page of the site nl'],
    ['a path with an anchor that the page does not have', '/nl/over-ons#car', 'no anchor #car'],
    ['a path of another site', '/en/about-us', 'about-en is of the site en, not nl'],
    ['a file that is not there', '/assets/gone.jpg', 'no file'],
    ['a page below one that has none', '@child', 'there is none'],
    ['a reference that Statamic does not know', 'page::home', 'refers to nothing'],
  ])('%s', async (_case, link, message) => {
    const [finding, ...others] = await check(edited(homeFile, call, link));
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
    expect(finding?.message).toContain('/nl/car leads to no page');
  });

  test('in Bard', async () => {
    const [finding] = await check(edited(aboutFile, 'entry::home-nl', 'entry::hom-nl'));
    expect(finding).toMatchObject({
      field: 'sections[1].content[2].content[0].marks[0].attrs.href',
      message: 'There is no entry hom-nl; write the id of one that exists.',
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

  test('to a draft, which visitors cannot open', async () => {
    const drafts = edited(aboutFile, 'title: About', 'published: false');
    const messages = (await check(drafts)).map(({ message }) => message);
    expect(messages).toContain(
      'The entry about-nl is a draft, which visitors cannot open; publish it or link to another.',
    );
  });
});

describe('a link that is right', () => {
  test.each([
    ['an entry', 'entry::about-nl'],
    ['an asset', 'asset::assets::wall.jpg'],
    ['a path with its site', '/nl/over-ons'],
    ['a path with a query and an anchor', '/nl/over-ons/?from=home#care'],
    ['a path without its site', '/over-ons'],
    ['the home page', '/nl'],
    ['another website', 'https://example.test/nl/none::such'],
    ['a mail address', 'mailto:hello@example.test'],
    ['nothing yet', ''],
  ])('%s', async (_case, link) => {
    expect(await check(edited(homeFile, `'${call}'`, `'${link}'`))).toEqual([]);
  });

  test('to the first page below, where there is one', async () => {
    const tree = 'tree: [{ entry: home-nl }, { entry: about-nl, children: [{ entry: team-nl }] }]';
    const findings = await check({
      'content/trees/collections/nl/pages.yaml': tree,
      'content/collections/pages/nl/team.md': '---\nid: team-nl\npublished: false\ntitle: Team\n---\n',
      ...edited(aboutFile, 'title: About', "title: About\nredirect: '@child'"),
    });
    expect(findings).toEqual([]);
  });
});
