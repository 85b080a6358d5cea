import { describe, expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { storyControls } from '#renderer/parse/story-controls';
import { isSectionType, sections } from '#renderer/sections/sections';

const reading = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };
const types = Object.keys(sections).filter(isSectionType);

describe.each(types)('the panel of %s', (type) => {
  const choices = storyControls(type).flatMap((field) => (field.kind === 'choice' ? [field] : []));

  test('offers its tone first', () => {
    expect(choices[0]?.name).toBe('tone');
  });

  test.each(choices)('offers for $name nothing that the schema refuses', ({ name, options }) => {
    for (const option of options) {
      const [read] = readSections([{ type, id: 'x', [name]: option }], reading);
      // Some types need more than this field; then it must not be this field that is complained of.
      if (read && 'skipped' in read) expect(read.skipped.path).not.toContain(name);
    }
  });
});

test('what an editor can choose is all there', () => {
  expect(storyControls('hero')).toEqual([
    { name: 'tone', kind: 'choice', options: expect.arrayContaining(['ground', 'night']) },
    { name: 'eyebrow', kind: 'text' },
    { name: 'heading', kind: 'text' },
    { name: 'text', kind: 'text' },
    { name: 'size', kind: 'choice', options: ['full', 'half'] },
    { name: 'sunset', kind: 'toggle' },
  ]);
});
