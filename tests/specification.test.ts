import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Proof = { readonly file: string; readonly title: string };
type Line = { readonly text: string; readonly proofs: readonly Proof[]; readonly isLater: boolean };

const lines = readLines(readFileSync('tests/specification.md', 'utf8'));

test('every line of the specification has a test that names it, or a reason why not yet', () => {
  expect(lines.length).toBeGreaterThan(40);
  expect(lines.filter(({ proofs, isLater }) => proofs.length === 0 && !isLater)).toEqual([]);
});

test.each(lines.filter(({ proofs }) => proofs.length > 0).map((line) => [line.text, line] as const))(
  '%s',
  (_text, { proofs }) => {
    for (const { file, title } of proofs) {
      expect(existsSync(file), `${file} is there`).toBe(true);
      expect(isTestIn(readFileSync(file, 'utf8'), title), `${file} has a test “${title}”`).toBe(true);
    }
  },
);

test('a test that is skipped, commented out or called otherwise proves nothing', () => {
  expect(isTestIn("test('it holds', () => {});", 'it holds')).toBe(true);
  expect(isTestIn("test.each([1])(\n  'it holds %s',", 'it holds %s')).toBe(true);
  expect(isTestIn('  test(`it holds in ${locale}`, async', 'it holds in ${locale}')).toBe(true);
  expect(isTestIn("test.skip('it holds', () => {});", 'it holds')).toBe(false);
  expect(isTestIn("// test('it holds', () => {});", 'it holds')).toBe(false);
  expect(isTestIn("test('it holds no more', () => {});", 'it holds')).toBe(false);
  expect(isTestIn("expect('it holds').toBe(true);", 'it holds')).toBe(false);
});

/** The lines in quotes, each with the list below it. */
function readLines(markdown: string): Line[] {
  return markdown
    .split(/^> /m)
    .slice(1)
    .map((part) => {
      const [text = '', ...rest] = part.split('\n');
      const items = rest.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
      const proofs = items.flatMap((item) => {
        const [, file, title] = /^`([^`]+)` › (.+)$/.exec(item) ?? [];
        return file !== undefined && title !== undefined ? [{ file, title }] : [];
      });
      const isLater = items.some((item) => /^later: \S/.test(item));
      if (proofs.length + Number(isLater) !== items.length)
        throw new Error(`A proof cannot be read, at “${text}”.`);
      return { text, proofs, isLater };
    });
}

/** Whether a test that runs has this title: the first words of `test(`, or of the table of cases that it was given. */
function isTestIn(source: string, title: string): boolean {
  const code = source.replaceAll(/^\s*\/\/.*$/gm, '');
  return ["'", '"', '`'].some((quote) => {
    const at = code.indexOf(quote + title + quote);
    return at !== -1 && /(?:^|\s)test\(\s*$|\)\(\s*$/.test(code.slice(0, at));
  });
}
