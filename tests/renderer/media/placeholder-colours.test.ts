import { expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import * as media from '../../../stories/renderer/fixtures/full-width-media.ts';

const page = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };

function groundRead(ground: unknown) {
  const [read] = readSections([{ ...media.typical, image: { ...media.typical.image, ground } }], page);
  if (!read || !('section' in read) || read.section.type !== 'full-width-media') return 'left out';
  return read.section.props.picture?.placeholderColor;
}

test('a ground is a colour of six digits', () => {
  expect(groundRead('#9e967c')).toBe('#9e967c');
  expect(groundRead('#9E967C')).toBe('#9E967C');
});

test.each([
  'red',
  '#abc',
  '#9e967c;position:fixed',
  'url(//elsewhere.test)',
  'var(--ink)',
  '',
  7,
  null,
  undefined,
  ['#9e967c'],
])('%j is none, and costs the section nothing', (ground) => {
  expect(groundRead(ground)).toBeUndefined();
});
