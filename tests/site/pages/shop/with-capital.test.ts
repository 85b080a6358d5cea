import { expect, test } from 'vitest';
import { withCapital } from '../../../../site/pages/shop/with-capital.ts';

test.each([
  ['nl-NL', 'opaalglas', 'Opaalglas'],
  ['nl-NL', 'ijzer', 'IJzer'],
  ['de-DE', 'ijzer', 'Ijzer'],
  ['fr-FR', 'émail', 'Émail'],
  ['en-GB', 'E27', 'E27'],
  ['en-GB', '', ''],
] as const)('With a capital of %s, "%s" is "%s"', (intl, text, expected) => {
  expect(withCapital(text, { intl })).toBe(expected);
});
