import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paintOf, type Role, ROLES, TONES } from '#theme/palette';
import { blend, contrast, mixInOklab } from './colours.ts';

/** A role's paint, or one that styles mix: some of a role into another (`color-mix`), or thinly over another (`transparent`). */
type Ground =
  | Role
  | { readonly some: Role; readonly share: number; readonly into: Role }
  | { readonly some: Role; readonly share: number; readonly over: Role };
type Pair = readonly [front: Role, back: Ground];

/** Words, at any size, on the grounds they may stand on. */
const WORDS: readonly Pair[] = [
  ['ink', 'ground'],
  ['ink', 'raised'],
  ['inkQuiet', 'ground'],
  ['inkQuiet', 'raised'],
  ['accent', 'ground'],
  ['accent', 'raised'],
  ['accentInk', 'accent'],
  ['danger', 'ground'],
  ['danger', 'raised'],
  ['success', 'ground'],
  ['success', 'raised'],
  ['ground', 'ink'],
  // Under the pointer: a filled button deepens, a quiet one takes a shade of ink.
  ['accentInk', { some: 'accent', share: 0.88, into: 'ink' }],
  ['ink', { some: 'ink', share: 0.08, over: 'ground' }],
  ['ink', { some: 'ink', share: 0.08, over: 'raised' }],
];
/** What draws a control, or is all that says how far something has come. */
const CONTROLS: readonly Pair[] = [
  ['edge', 'ground'],
  ['accent', 'ground'],
  ['ink', 'ground'],
  ['accent', { some: 'ink', share: 0.14, into: 'ground' }],
];
/** What nobody has to make out: it parts things that words part too, or is light itself. */
const DECORATION: readonly Role[] = ['line', 'glow'];

const LEAST = { words: 4.5, control: 3 } as const;

const cases = (pairs: readonly Pair[]) =>
  TONES.flatMap((tone) =>
    pairs.flatMap(([front, back]) =>
      ([0, 1] as const).map((hour) => ({
        tone,
        front,
        back: nameOf(back),
        hour: hour === 0 ? 'by day' : 'at dusk',
        ratio: contrast(
          paintOf(tone, front)[hour],
          seen(back, (role) => paintOf(tone, role)[hour]),
        ),
      })),
    ),
  );

test.each(cases(WORDS))('$front on $back of a $tone section can be read $hour', ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(LEAST.words);
});

test.each(cases(CONTROLS))('$front shows on $back of a $tone section $hour', ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(LEAST.control);
});

test('every role is in a pair, or is there for the eye alone', () => {
  const paired = [...WORDS, ...CONTROLS].flatMap(([front, back]) => [
    front,
    typeof back === 'string' ? back : front,
  ]);

  expect(ROLES.filter((role) => !paired.includes(role))).toEqual(DECORATION);
});

const styleFiles = globSync('{design-system,renderer,site}/**/*.css.ts', { exclude: ['site/statamic/**'] });

test('every pair that a style sets in one rule is one of these', () => {
  const listed = WORDS.map(([front, back]) => `${front} on ${nameOf(back)}`);
  const set = styleFiles.flatMap((file) =>
    pairsIn(readFileSync(file, 'utf8')).map((pair) => ({ file, pair, listed: listed.includes(pair) })),
  );

  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((one) => !one.listed)).toEqual([]);
});

test.each([
  ['a({ color: color.danger, background: color.glow })', ['danger on glow']],
  ["a({ background: color.glow, ':hover': { color: color.ink }, color: color.line })", ['line on glow']],
  ["a({ color: color.ink, ':hover': { background: color.line } })", []],
])('a pair is seen in %s', (source, pairs) => {
  expect(pairsIn(source)).toEqual(pairs);
});

test.each([
  ['#ffffff', 1, '#000000', '#ffffff'],
  ['#ff0000', 0, '#0000ff', '#0000ff'],
  ['#ffffff', 0.5, '#000000', '#636363'],
  ['#ff0000', 0.5, '#0000ff', '#8c53a2'],
])('mixed as browsers mix: %s, %d, %s', (one, share, other, mixed) => {
  expect(mixInOklab(one, share, other)).toBe(mixed);
});

function nameOf(back: Ground) {
  if (typeof back === 'string') return back;
  const how = 'into' in back ? `into ${back.into}` : `over ${back.over}`;
  return `${back.share * 100}% ${back.some} ${how}`;
}

function seen(back: Ground, paint: (role: Role) => string) {
  if (typeof back === 'string') return paint(back);
  return 'into' in back
    ? mixInOklab(paint(back.some), back.share, paint(back.into))
    : blend(paint(back.some), back.share, paint(back.over));
}

/** The roles that one rule of a style file gives words and their ground, from the innermost rules outwards. */
function pairsIn(source: string): string[] {
  const pairs: string[] = [];
  let rest = source.replace(/\$\{[^{}]*\}/g, '');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\{([^{}]*)\}/g, (_rule, declarations: string) => {
      const front = /(?<![\w])color: color\.(\w+)/.exec(declarations)?.[1];
      const back = /(?<![\w])background(?:Color)?: color\.(\w+)/.exec(declarations)?.[1];
      if (front && back) pairs.push(`${front} on ${back}`);
      return '';
    });
  }
  return pairs;
}
