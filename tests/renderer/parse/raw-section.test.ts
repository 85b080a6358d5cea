import { describe, expect, test } from 'vitest';
import { migrate, splitBardSets } from '#renderer/parse/raw-section';

const section = (fields: Readonly<Record<string, unknown>>) => ({
  path: 'sections[0]',
  type: 'hero',
  id: 'a',
  fields,
});

test('migrate converts a single call to action to a list', () => {
  expect(migrate(section({ cta: '/contact', cta_label: 'Contact' })).fields).toEqual({
    ctas: [{ id: 'cta', label: 'Contact', link: '/contact', style: 'primary' }],
  });
});

test('migrate ignores a single call to action beside a list', () => {
  const fields = { cta: '/a', cta_label: 'A', ctas: [] };
  expect(migrate(section(fields)).fields).toEqual(fields);
});

test.each([
  ['left', 'start'],
  [{ value: 'right', label: 'Rechts', key: 'right' }, 'end'],
])('migrate converts the image position %j to %j', (side, position) => {
  expect(migrate(section({ image_position: side })).fields).toEqual({ image_position: position });
});

test('migrate does not change the current format and is idempotent', () => {
  const today = section({ image_position: 'start', ctas: [] });
  expect(migrate(today)).toBe(today);
  const older = section({ image_position: 'left', cta: '/a', cta_label: 'A' });
  expect(migrate(migrate(older))).toEqual(migrate(older));
});

test('Sets in running text are converted to the current format', () => {
  const image = { type: 'text_with_image', id: 'image', image_position: 'right' };
  const [, set] = splitBardSets(section({ content: [{ type: 'text', text: '<p>Text</p>' }, image] }));
  expect(set).toMatchObject({ type: 'text-with-image', fields: { image_position: 'end' } });
});

describe('A set in running text', () => {
  const text = (html: string) => ({ type: 'text', text: html });
  const split = (fields: Readonly<Record<string, unknown>>) => splitBardSets(section(fields));

  test.each([[null], [{ value: null, label: null, key: null }]])(
    'without a tone, %j, has that of the text',
    (tone) => {
      const [, set] = split({ tone: 'night', content: [text('<p>a</p>'), { type: 'usps', tone }] });
      expect(set).toMatchObject({ fields: { tone: 'night' } });
    },
  );

  test('keeps its own tone', () => {
    const [, set] = split({ tone: 'night', content: [text('<p>a</p>'), { type: 'usps', tone: 'moss' }] });
    expect(set).toMatchObject({ fields: { tone: 'moss' } });
  });

  test('at the start of a text without a heading is the first part, with the anchor of the text', () => {
    const parts = split({ anchor: 'care', heading: null, content: [{ type: 'usps' }, text('<p>a</p>')] });
    expect(parts).toMatchObject([
      { type: 'usps', fields: { anchor: 'care' } },
      { fields: { content: [text('<p>a</p>')] } },
    ]);
    expect(parts[1]).not.toHaveProperty('fields.anchor');
  });

  test('at the start of a text with a heading is the second part', () => {
    const parts = split({ anchor: 'care', heading: 'Care', content: [{ type: 'usps' }] });
    expect(parts).toMatchObject([
      { fields: { heading: 'Care', anchor: 'care', content: [] } },
      { type: 'usps' },
    ]);
  });

  test.each([
    ['<h2>a</h2><h3>b</h3>', [2, 3]],
    ['<h2>a</h2><h4>b</h4><h3>c</h3>', [2, 3]],
    ['<h3>a</h3><h2>b</h2>', [2]],
    ['<p>a</p>', []],
  ])('leaves the headings of %s open for the text after it', (html, openLevels) => {
    const [, , after] = split({
      heading: 'Care',
      content: [text(html), { type: 'usps' }, text('<h3>d</h3>')],
    });
    expect(after).toMatchObject({ fields: { continues: { has_heading: true, open_levels: openLevels } } });
  });
});
