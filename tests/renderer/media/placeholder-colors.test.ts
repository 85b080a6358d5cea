import { expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import * as media from '../../../stories/renderer/fixtures/full-width-media.ts';

const page = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };

function readPlaceholderColor(color: unknown) {
  const [result] = readSections(
    [{ ...media.typical, image: { ...media.typical.image, placeholder_color: color } }],
    page,
  );
  if (!result || !('section' in result) || result.section.type !== 'full-width-media') return 'skipped';
  return result.section.props.picture?.placeholderColor;
}

test('A placeholder colour has six hexadecimal digits', () => {
  expect(readPlaceholderColor('#9e967c')).toBe('#9e967c');
  expect(readPlaceholderColor('#9E967C')).toBe('#9E967C');
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
])('The invalid placeholder colour %j is ignored and the section stays valid', (color) => {
  expect(readPlaceholderColor(color)).toBeUndefined();
});
