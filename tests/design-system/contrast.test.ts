import { expect, test } from 'vitest';
import { paintOf, type Role, TONES } from '#theme/palette';

/** Words, at any size, on the grounds they may stand on. */
const WORDS: readonly (readonly [ink: Role, ground: Role])[] = [
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
  ['ground', 'ink'],
];
/** What draws a control's outline. */
const OUTLINES: readonly (readonly [line: Role, ground: Role])[] = [['edge', 'ground']];

const cases = (pairs: readonly (readonly [Role, Role])[]) =>
  TONES.flatMap((tone) =>
    pairs.flatMap(([front, back]) =>
      ([0, 1] as const).map((hour) => ({
        tone,
        front,
        back,
        hour: hour === 0 ? 'by day' : 'at dusk',
        ratio: contrast(paintOf(tone, front)[hour], paintOf(tone, back)[hour]),
      })),
    ),
  );

test.each(cases(WORDS))('$front on $back of a $tone section can be read $hour', ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(4.5);
});

test.each(cases(OUTLINES))('$front shows on $back of a $tone section $hour', ({ ratio }) => {
  expect(ratio).toBeGreaterThanOrEqual(3);
});

/** WCAG 2.2's contrast ratio of two opaque `#rrggbb` colours. */
function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string) {
  const parts = /^#(..)(..)(..)$/.exec(hex);
  if (!parts) throw new Error(`Not an opaque colour: ${hex}`);
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
