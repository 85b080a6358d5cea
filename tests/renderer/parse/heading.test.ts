import { expect, test } from 'vitest';
import { plainHeading, readHeading } from '#renderer/parse/heading';

test.each([
  [
    'Licht *na zessen*',
    [
      ['Licht ', false],
      ['na zessen', true],
    ],
  ],
  [
    '*Alles* schuin',
    [
      ['Alles', true],
      [' schuin', false],
    ],
  ],
  ['Zonder', [['Zonder', false]]],
  ['Een * ster', [['Een * ster', false]]],
  ['Leeg ** hier', [['Leeg ** hier', false]]],
  ['  ', []],
])('readHeading splits %j', (written, runs) => {
  expect(readHeading(written).map(({ text, emphasis }) => [text, emphasis])).toEqual(runs);
});

test('plainHeading returns the text without asterisks', () => {
  expect(plainHeading(readHeading('Licht *na zessen*'))).toBe('Licht na zessen');
});
