import { expect, test } from 'vitest';
import { readReturnPath } from '../../../../site/pages/account/return-path.ts';

const nl = { code: 'nl' } as const;

test.each(['/nl', '/nl/mijn-account', '/nl/bestellen?stap=2', '/nl/lamp.html'])(
  'A path of the locale is a return path: %s',
  (path) => {
    expect(readReturnPath(path, nl)).toBe(path);
  },
);

test.each([
  undefined,
  null,
  '',
  'nl/mijn-account',
  '//evil.example/nl/',
  '/\\evil.example',
  'https://evil.example/nl/',
  'javascript:alert(1)',
  '/de/mein-konto',
  '/nl/../de/mein-konto',
  '/nl/..//evil.example',
  '/nl\\..\\..\\evil',
  '/\t/evil.example',
  '/nlx',
  `/nl/${'a'.repeat(600)}`,
])('Another text is no return path: %j', (value) => {
  expect(readReturnPath(value, nl)).toBeUndefined();
});
