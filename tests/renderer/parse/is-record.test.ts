import { expect, test } from 'vitest';
import { isRecord } from '#renderer/parse/is-record';

test.each([
  [{}, true],
  [{ type: 'hero' }, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['hero', false],
  [1, false],
])('isRecord of %j is %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected);
});
