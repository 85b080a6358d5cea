import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type TestReference = { readonly file: string; readonly title: string };
type SpecificationEntry = {
  readonly sentence: string;
  readonly tests: readonly TestReference[];
  readonly isLater: boolean;
};

const entries = parseEntries(readFileSync('tests/specification.md', 'utf8'));

test('Every sentence of the specification has a test or a reason for its absence', () => {
  expect(entries.length).toBeGreaterThan(40);
  expect(entries.filter(({ tests, isLater }) => tests.length === 0 && !isLater)).toEqual([]);
});

test.each(entries.filter(({ tests }) => tests.length > 0).map((entry) => [entry.sentence, entry] as const))(
  '%s',
  (_sentence, { tests }) => {
    for (const { file, title } of tests) {
      expect(existsSync(file), `${file} exists`).toBe(true);
      expect(hasTest(readFileSync(file, 'utf8'), title), `${file} has a test “${title}”`).toBe(true);
    }
  },
);

test('Skipped, commented and differently titled tests do not count', () => {
  expect(hasTest("test('it works', () => {});", 'it works')).toBe(true);
  expect(hasTest("test.each([1])(\n  'it works %s',", 'it works %s')).toBe(true);
  expect(hasTest('  test(`it works in ${locale}`, async', 'it works in ${locale}')).toBe(true);
  expect(hasTest("test.skip('it works', () => {});", 'it works')).toBe(false);
  expect(hasTest("// test('it works', () => {});", 'it works')).toBe(false);
  expect(hasTest("test('it works today', () => {});", 'it works')).toBe(false);
  expect(hasTest("expect('it works').toBe(true);", 'it works')).toBe(false);
});

/** Parses the quoted sentences of the list, and the tests below each sentence. */
function parseEntries(markdown: string): SpecificationEntry[] {
  return markdown
    .split(/^> /m)
    .slice(1)
    .map((part) => {
      const [sentence = '', ...rest] = part.split('\n');
      const items = rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
      const tests = items.flatMap((item) => {
        const [, file, title] = /^`([^`]+)` › (.+)$/.exec(item) ?? [];
        return file !== undefined && title !== undefined ? [{ file, title }] : [];
      });
      const isLater = items.some((item) => /^later: \S/.test(item));
      if (tests.length + Number(isLater) !== items.length)
        throw new Error(
          `tests/specification.md: a list item below “${sentence}” is invalid. Example: - \`tests/a.test.ts\` › title`,
        );
      return { sentence, tests, isLater };
    });
}

/** Returns whether the source has an active test with this title, in `test(` or after a table of `test.each`. */
function hasTest(source: string, title: string): boolean {
  const code = source.replaceAll(/^\s*\/\/.*$/gm, '');
  return ["'", '"', '`'].some((quote) => {
    const index = code.indexOf(quote + title + quote);
    return index !== -1 && /(?:^|\s)test\(\s*$|\)\(\s*$/.test(code.slice(0, index));
  });
}
