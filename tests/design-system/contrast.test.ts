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

const cases = (pairs: readonly ContrastPair[]) =>
  TONES.flatMap((tone) =>
    pairs.flatMap((pair) =>
      THEMES.map((theme) => ({
        tone,
        front: pair[0],
        back: describeBackground(pair[1]),
        theme,
        ratio: contrastOfPair(pair, tone, theme),
      })),
    ),
  );

test.each(cases(TEXT_PAIRS))(
  'Text in $front on $back has enough contrast on $tone in the $theme theme',
  ({ ratio }) => {
    expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST.text);
  },
);

test.each(cases(CONTROL_PAIRS))(
  'A control in $front on $back has enough contrast on $tone in the $theme theme',
  ({ ratio }) => {
    expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST.control);
  },
);

test('Every colour role is in a contrast pair or decorative', () => {
  const paired = [...TEXT_PAIRS, ...CONTROL_PAIRS].flatMap(([front, back]) => [
    front,
    typeof back === 'string' ? back : front,
  ]);

  expect(COLOR_ROLES.filter((role) => !paired.includes(role))).toEqual(DECORATIVE_ROLES);
});

const styleFiles = globSync('{design-system,renderer,site}/**/*.css.ts', { exclude: ['site/statamic/**'] });

test('Every pair of text and background colour in a style rule is a tested pair', () => {
  const tested = TEXT_PAIRS.map(([front, back]) => `${front} on ${describeBackground(back)}`);
  const used = styleFiles.flatMap((file) =>
    findPairs(readFileSync(file, 'utf8')).map((pair) => ({ file, pair, listed: tested.includes(pair) })),
  );

  expect(used.length).toBeGreaterThan(10);
  expect(used.filter(({ listed }) => !listed)).toEqual([]);
});

test.each([
  ['a({ color: color.danger, background: color.glow })', ['danger on glow']],
  ["a({ background: color.glow, ':hover': { color: color.ink }, color: color.line })", ['line on glow']],
  ["a({ color: color.ink, ':hover': { background: color.line } })", []],
])('findPairs reads the pairs of %s', (source, pairs) => {
  expect(findPairs(source)).toEqual(pairs);
});

test.each([
  ['#ffffff', 1, '#000000', '#ffffff'],
  ['#ff0000', 0, '#0000ff', '#0000ff'],
  ['#ffffff', 0.5, '#000000', '#636363'],
  ['#ff0000', 0.5, '#0000ff', '#8c53a2'],
])('mixInOklab mixes %s with share %d and %s like browsers', (color, share, otherColor, mixed) => {
  expect(mixInOklab(color, share, otherColor)).toBe(mixed);
});

/** Finds the pairs of text and background roles in the rules of a style file, innermost rules first. */
function findPairs(source: string): string[] {
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
