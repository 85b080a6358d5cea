import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { type FeedItem, MAX_FEED_ITEMS, writeFeed } from '#site/seo/feed';

const [, , , , britain = locales[0]] = locales;
const site = 'https://www.example.test';

const item = (overrides: Partial<FeedItem> = {}): FeedItem => ({
  id: 'one-key-en-uk',
  title: 'One key',
  url: `${site}/en-UK/stories/one-key`,
  description: 'Why everything opens with the same hex key.',
  published: new Date('2025-09-05T00:00:00Z'),
  topics: ['Craft'],
  author: 'Anke Roelofs',
  ...overrides,
});

async function read(...items: FeedItem[]) {
  const text = await writeFeed({
    title: 'Veld & Vonk: stories',
    description: undefined,
    pageUrl: `${site}/en-UK/stories`,
    feedUrl: `${site}/en-UK/rss.xml`,
    locale: britain,
    items,
  });
  // The parser throws an error for invalid XML.
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  const textOf = (selector: string) => document.querySelector(selector)?.textContent?.trim();
  return { text, document, textOf };
}

test('A feed contains its title, language and URL', async () => {
  const { document, textOf } = await read(item());
  expect(document.querySelector('rss')?.getAttribute('version')).toBe('2.0');
  expect(textOf('channel > title')).toBe('Veld & Vonk: stories');
  expect(textOf('channel > link')).toBe(`${site}/en-UK/stories`);
  expect(textOf('channel > description')).not.toBe('');
  expect(textOf('channel > language')).toBe('en-GB');
  const [self] = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link');
  expect(self?.getAttribute('href')).toBe(`${site}/en-UK/rss.xml`);
  expect(self?.getAttribute('rel')).toBe('self');
});

test('A feed item contains URL, stable id, date and topics', async () => {
  const { document, textOf } = await read(item({ topics: ['Craft', 'Light'] }));
  expect(textOf('item > link')).toBe(`${site}/en-UK/stories/one-key`);
  expect(textOf('item > guid')).toBe('one-key-en-uk');
  expect(document.querySelector('guid')?.getAttribute('isPermaLink')).toBe('false');
  expect(textOf('item > pubDate')).toBe('Fri, 05 Sep 2025 00:00:00 GMT');
  const [creator] = document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator');
  expect(creator?.textContent).toBe('Anke Roelofs');
  expect([...document.querySelectorAll('category')].map(({ textContent }) => textContent)).toEqual([
    'Craft',
    'Light',
  ]);
});

test.each([
  ['XML special characters', 'a < b && "c" > \'d\''],
  ['the end of a CDATA section', 'a ]]> b ]]]]>><![CDATA[ c'],
  ['two CDATA ends and a script', 'a ]]> b ]]> <script>c</script>'],
  ['a script', '</title><script>alert(1)</script>'],
  ['an entity', '&nbsp; &#0; &lol;'],
  ['other alphabets', '光 と 影 – “dusk” 💡'],
])('A feed escapes a title with %s', async (_content, title) => {
  const { textOf, document } = await read(item({ title, description: title, topics: [title] }));
  expect(textOf('item > title')).toBe(title);
  expect(textOf('item > description')).toBe(title);
  expect(textOf('item > category')).toBe(title);
  expect(document.querySelector('script')).toBeNull();
});

test('A feed removes characters that XML forbids from titles', async () => {
  const { textOf } = await read(item({ title: 'a\u0000b\u0008c\u000Bd\uFFFEe\uD800f' }));
  expect(textOf('item > title')).toBe('abcde\uFFFDf');
});

test('A feed contains the newest twenty items', async () => {
  const many = Array.from({ length: 30 }, (_, at) => item({ id: `story-${at}` }));
  const { document } = await read(...many);
  const ids = [...document.querySelectorAll('guid')].map(({ textContent }) => textContent);
  expect(ids).toHaveLength(MAX_FEED_ITEMS);
  expect(ids[0]).toBe('story-0');
});

test('A feed without items is valid', async () => {
  expect((await read()).document.querySelectorAll('item')).toHaveLength(0);
});
