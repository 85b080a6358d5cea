import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mixInOklab } from '#theme/contrast';
import {
  CONTROL_PAIRS,
  DECORATIVE_ROLES,
  THEMES,
  MIN_CONTRAST,
  describeBackground,
  type ContrastPair,
  contrastOfPair,
  TEXT_PAIRS,
} from '#theme/contrast-pairs';
import { COLOR_ROLES, TONES } from '#theme/palette';

const SPOKEN = { day: 'by day', dusk: 'at dusk' };

const cases = (pairs: readonly ContrastPair[]) =>
  TONES.flatMap((tone) =>
    pairs.flatMap((pair) =>
      THEMES.map((at) => ({
        tone,
        front: pair[0],
        back: describeBackground(pair[1]),
        hour: SPOKEN[at],
        ratio: contrastOfPair(pair, tone, at),
      })),
    ),
  );

test.each(cases(TEXT_PAIRS))('$front on $back of a $tone section can be read $hour', ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST.words);
});

test.each(cases(CONTROL_PAIRS))('$front shows on $back of a $tone section $hour', ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST.control);
});

test('every role is in a pair, or is there for the eye alone', () => {
  const paired = [...TEXT_PAIRS, ...CONTROL_PAIRS].flatMap(([front, back]) => [
    front,
    typeof back === 'string' ? back : front,
  ]);

  expect(COLOR_ROLES.filter((role) => !paired.includes(role))).toEqual(DECORATIVE_ROLES);
});

const styleFiles = globSync('{design-system,renderer,site}/**/*.css.ts', { exclude: ['site/statamic/**'] });

test('every pair that a style sets in one rule is one of these', () => {
  const listed = TEXT_PAIRS.map(([front, back]) => `${front} on ${describeBackground(back)}`);
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
