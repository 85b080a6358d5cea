import { describe, expect, test } from 'vitest';
import { LAYOUT_IDS, readSections } from '#renderer/parse/read-sections';

const page = { locale: 'nl', locales: ['nl', 'en'], origin: 'https://www.example.test' };
const faq = (id: string, question: unknown = 'Hoe lang?') => ({
  id,
  type: 'faq',
  heading: 'Vragen',
  items: [{ id: 'a', question, answer: '<p>Lang.</p>' }],
});
const read = (json: unknown) => readSections(json, page);
const typesOf = (json: unknown) =>
  read(json).map((item) => ('section' in item ? item.section.type : `skipped: ${item.skipped.path}`));

describe('readSections', () => {
  test('skips an invalid section and keeps the others', () => {
    expect(typesOf([faq('a'), { type: 'faq', items: 7 }, faq('c')])).toEqual([
      'faq',
      'skipped: sections[1].items',
      'faq',
    ]);
  });

  test('returns the JSON path and the reason of a skipped section', () => {
    const [item] = read([faq('a', { nested: true })]);
    expect(item).toEqual({
      skipped: {
        type: 'faq',
        path: 'sections[0].items[0].question',
        reason: expect.stringContaining('Expected'),
      },
    });
  });

  test.each([[null], [undefined], [[]]])('returns no sections for %j', (json) => {
    expect(read(json)).toEqual([]);
  });

  test.each([['text'], [7], [{}]])('skips the whole list if it is %j', (json) => {
    expect(typesOf(json)).toEqual(['skipped: sections']);
  });

  test.each([[null], ['hero'], [{}], [{ type: '' }], [{ type: 'no_such_type' }]])(
    'skips the item %j',
    (item) => {
      expect(typesOf([item])).toEqual(['skipped: sections[0]']);
    },
  );

  test('makes duplicate ids and anchors unique', () => {
    const twice = [
      { ...faq('a'), anchor: 'vragen' },
      { ...faq('a'), anchor: 'vragen' },
    ];
    const sections = read(twice).flatMap((item) => ('section' in item ? [item.section] : []));
    expect(new Set(sections.flatMap(({ id, anchor }) => [id, anchor])).size).toBe(4);
  });

  test.each([...LAYOUT_IDS, '!!!', ' '])(
    'ignores or numbers the anchor %j, which is empty or an id of the layout',
    (anchor) => {
      const [item] = read([{ ...faq('a'), anchor }]);
      const id = item && 'section' in item ? item.section.anchor : '';
      expect(id).not.toBe('');
      expect(LAYOUT_IDS).not.toContain(id);
    },
  );

  test('replaces an unknown tone by ground', () => {
    const [item] = read([{ ...faq('a'), tone: { value: 'pink', label: 'Roze' } }]);
    expect(item).toMatchObject({ section: { tone: 'ground' } });
  });
});

describe('readSections with sets in running text', () => {
  const text = (html: string) => ({ type: 'text', text: html });
  const richText = (content: unknown[]) => ({
    id: 'r',
    type: 'rich_text',
    heading: 'Zorg',
    tone: 'moss',
    content,
  });

  test('splits the text at each set', () => {
    expect(typesOf([richText([text('<p>a</p>'), faq('f'), text('<p>b</p>')])])).toEqual([
      'rich-text',
      'faq',
      'rich-text',
    ]);
  });

  test('applies the tone of the text to its sets', () => {
    const [, set] = read([richText([text('<p>a</p>'), faq('f')])]);
    expect(set).toMatchObject({ section: { tone: 'moss' } });
  });

  test('keeps the heading in the first text only', () => {
    const [first, , last] = read([richText([text('<p>a</p>'), faq('f'), text('<p>b</p>')])]);
    expect(first).toMatchObject({ section: { props: { heading: [{ text: 'Zorg', emphasis: false }] } } });
    expect(last).toMatchObject({ section: { props: { heading: [] } } });
  });

  test('skips a set without a type with its reason', () => {
    const [, set] = read([richText([text('<p>a</p>'), { id: 'f', type: 7, items: [] }])]);
    expect(set).toEqual({
      skipped: {
        type: '',
        path: 'sections[0].content[1]',
        reason: 'Expected a "type" with the name of the section',
      },
    });
  });

  test('skips an invalid set with its path and keeps the text', () => {
    expect(typesOf([richText([text('<p>a</p>'), { type: 'faq', items: 3 }, text('<p>b</p>')])])).toEqual([
      'rich-text',
      'skipped: sections[0].content[1].items',
      'rich-text',
    ]);
  });
});

test('A gallery omits files that are not pictures', () => {
  const image = { url: '/assets/a.jpg', mime_type: 'image/jpeg' };
  const film = { url: '/assets/a.mp4', mime_type: 'video/mp4' };
  const [result] = read([{ type: 'gallery', id: 'a', images: [image, film] }]);
  expect(result).toMatchObject({ section: { props: { pictures: [{ picture: { src: '/assets/a.jpg' } }] } } });
  expect(result).not.toHaveProperty('section.props.pictures[1]');
});
