/** A colour in the day theme and in the dusk theme. */
export type ColorPair = readonly [day: string, dusk: string];

/** The name of a colour token. Each tone gives it one colour per theme. */
export type ColorRole = (typeof COLOR_ROLES)[number];
export const COLOR_ROLES = [
  'ground',
  'raised',
  'ink',
  'inkQuiet',
  'line',
  'edge',
  'accent',
  'accentInk',
  'glow',
  'danger',
  'success',
] as const;

/** The background of a section (`data-tone`). `ground` is the background of the page. */
export type Tone = (typeof TONES)[number];
export const TONES = ['ground', 'raised', 'moss', 'night'] as const;

/** Colours of the page. `line` separates, `edge` outlines controls (contrast 3:1), and `glow` only decorates. */
const ground: Readonly<Record<ColorRole, ColorPair>> = {
  ground: ['#f6f1e7', '#12161d'],
  raised: ['#fffdf8', '#1b212b'],
  ink: ['#1a1d21', '#f1e9da'],
  inkQuiet: ['#5c5a52', '#a9a294'],
  line: ['#dcd3c2', '#2c3440'],
  edge: ['#8a8270', '#6b7687'],
  accent: ['#b8431a', '#ff9a5c'],
  accentInk: ['#fffaf3', '#1d0f06'],
  glow: ['#ffcf8a', '#ffcf8a'],
  danger: ['#a3211b', '#ff8d85'],
  success: ['#2f6b3a', '#8fd39c'],
};

/** The colours that each tone overrides. */
export const palette: Readonly<Record<Tone, Partial<Readonly<Record<ColorRole, ColorPair>>>>> & {
  readonly ground: Readonly<Record<ColorRole, ColorPair>>;
} = {
  ground,
  raised: {
    ground: ['#fffdf8', '#1b212b'],
    raised: ['#f6f1e7', '#252d39'],
    line: ['#e4dccd', '#353e4b'],
    edge: ['#8f8775', '#76818f'],
  },
  // In the dusk theme the background is dark, because a large light area would glare. The lines keep the moss colour.
  moss: {
    ground: ['#4c5b3c', '#222a1c'],
    raised: ['#526242', '#2c3625'],
    ink: ['#f6f2e4', '#eeebdb'],
    inkQuiet: ['#dce0cb', '#b4bda2'],
    line: ['#6b7a59', '#3b4731'],
    edge: ['#b3bf9f', '#7f8d6c'],
    accent: ['#f6f2e4', '#ff9a5c'],
    accentInk: ['#36422a', '#1d0f06'],
    danger: ['#ffd9d4', '#ff8d85'],
    success: ['#c4ecc9', '#8fd39c'],
  },
  // `night` uses the dusk colours in both themes, because `theme.css.ts` sets its `color-scheme`. Its background is darker than the page in
  // the dusk theme, so that both are distinct.
  night: {
    ground: ['#0d1116', '#0d1116'],
    raised: ['#181d26', '#181d26'],
  },
};

/** Returns the colours of a role on a tone. */
export function colorsOf(tone: Tone, role: ColorRole): ColorPair {
  const [day, dusk] = palette[tone][role] ?? palette.ground[role];
  return tone === 'night' ? [dusk, dusk] : [day, dusk];
}
