import { describe, expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { isSectionType, sectionDefinitions } from '#renderer/sections/sections';
import { storyControls } from '../../stories/renderer/story-controls.ts';

const reading = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };
const types = Object.keys(sectionDefinitions).filter(isSectionType);

describe.each(types)('storyControls of %s', (type) => {
  const choices = storyControls(type).flatMap((field) => (field.kind === 'choice' ? [field] : []));

  test('start with the tone', () => {
    expect(choices[0]?.name).toBe('tone');
  });

  test.each(choices)('have only options for $name that the schema accepts', ({ name, options }) => {
    for (const option of options) {
      const [read] = readSections([{ type, id: 'x', [name]: option }], reading);
      // Some types require other fields. Their errors are about those fields.
      if (read && 'skipped' in read) expect(read.skipped.path).not.toContain(name);
    }
  });
});

test('storyControls contain every choice of the schema', () => {
  expect(storyControls('hero')).toEqual([
    { name: 'tone', kind: 'choice', options: expect.arrayContaining(['ground', 'night']) },
    { name: 'eyebrow', kind: 'text' },
    { name: 'heading', kind: 'text' },
    { name: 'text', kind: 'text' },
    { name: 'size', kind: 'choice', options: ['full', 'half'] },
    { name: 'sunset', kind: 'toggle' },
    { name: 'shop_kind', kind: 'choice', options: ['product', 'category'] },
    { name: 'shop_id', kind: 'text' },
  ]);
});
