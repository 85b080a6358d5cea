import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { slownessOf, regularExpressionsOf } from './regular-expressions.ts';

/** Files that create expressions at run time. */
const DYNAMIC_EXPRESSIONS: readonly string[] = [
  // Rules of editors, which `site/limits/linear-pattern.ts` has proved to be linear.
  'renderer/forms/cms-rules.ts',
  // Constants for spaces.
  'site/embedded/catalogue/typography.ts',
  // Rules of editors, only to check that JavaScript can parse them.
  'site/forms/definition/php-pattern.ts',
  // One character or class of a pattern.
  'site/limits/character-ranges.ts',
];
/** The limit only ends a check that hangs. Two idle cores need five seconds, a busy machine up to a minute. */
const TIMEOUT_MS = 300_000;

const files = globSync('{design-system,renderer,site}/**/*.{ts,tsx}', {
  exclude: (path) => path.startsWith('site/statamic') || path.endsWith('.d.ts'),
});
const expressions = files.flatMap((file) => regularExpressionsOf(file, readFileSync(file, 'utf8')));

// The JavaScript build of recheck needs neither Java nor a binary of the platform.
beforeAll(() => void vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure'));

describe('The check of regular expressions', () => {
  test.each([
    ['/\\/+$/', "const trim = (path: string) => path.replace(/\\/+$/, '');"],
    ['/^\\/+|\\/+$/g', "text.replaceAll(/^\\/+|\\/+$/g, '')"],
    ['/<[^>]*>/g', "const text = html.replaceAll(/<[^>]*>/g, '');"],
    ['/^([a-z]{1,100}){1,100}$/', 'const name = v.regex(/^([a-z]{1,100}){1,100}$/);'],
    ['/^(a+)+$/', "const view = <p title={/^(a+)+$/.test(text) ? 'a' : 'b'} />;"],
  ])('finds %s and an attack string', (literal, code) => {
    const [found] = regularExpressionsOf('code.tsx', code);
    expect(`/${found?.source}/${found?.flags}`).toBe(literal);
    expect(slownessOf(found?.source ?? '', found?.flags ?? '')).toMatch(/repeat\(\d+\)/);
  });

  test.each([
    '^[a-z]+$',
    '\\s+',
    '^\\/[^/]+\\.json$',
    '^[\\w-]{16,64}$',
    '^[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)$',
  ])('accepts /%s/', (source) => {
    expect(slownessOf(source, '')).toBeUndefined();
  });

  test.each(['(?<=.)\\/+$', '<(script|style)\\b.*?<\\/\\1>'])(
    'rejects /%s/, which has no proof',
    (source) => {
      expect(slownessOf(source, '')).toContain('no proof is possible');
    },
  );

  test('finds expressions that are created at run time', () => {
    const code = "const a = new RegExp(text);\nconst b = RegExp(text, 'u');";
    expect(regularExpressionsOf('code.ts', code).map(({ line, source }) => [line, source])).toEqual([
      [1, undefined],
      [2, undefined],
    ]);
  });
});

describe('The code', () => {
  test(
    'has only regular expressions whose time is linear in the length of the input',
    () => {
      expect(expressions.length).toBeGreaterThan(100);
      const problems = expressions.flatMap(({ file, line, source, flags }) => {
        const reason = source === undefined ? undefined : slownessOf(source, flags);
        return reason === undefined ? [] : [`${file}:${line} /${source}/${flags}: ${reason}`];
      });
      expect(problems).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test('creates expressions at run time only in listed files', () => {
    const created = expressions.filter(({ source }) => source === undefined).map(({ file }) => file);
    expect([...new Set(created)].toSorted()).toEqual(DYNAMIC_EXPRESSIONS);
  });
});
