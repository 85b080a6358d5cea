import { blend, contrastRatio, mixInOklab } from './contrast.ts';
import { colorsOf, type ColorRole, type Tone } from './palette.ts';

/** A role's paint, or one that styles mix: some of a role into another (`color-mix`), or thinly over another (`transparent`). */
export type ContrastBackground =
  | ColorRole
  | { readonly some: ColorRole; readonly share: number; readonly into: ColorRole }
  | { readonly some: ColorRole; readonly share: number; readonly over: ColorRole };
export type ContrastPair = readonly [front: ColorRole, back: ContrastBackground];

/** Words, at any size, on the grounds they may stand on. */
export const TEXT_PAIRS: readonly ContrastPair[] = [
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
export const CONTROL_PAIRS: readonly ContrastPair[] = [
  ['edge', 'ground'],
  ['accent', 'ground'],
  ['ink', 'ground'],
  ['accent', { some: 'ink', share: 0.14, into: 'ground' }],
];
/** What nobody has to make out: it parts things that words part too, or is light itself. */
export const DECORATIVE_ROLES: readonly ColorRole[] = ['line', 'glow'];

/** The least contrast of each, as WCAG 2.2 has it (1.4.3, 1.4.11). */
export const MIN_CONTRAST = { words: 4.5, control: 3 } as const;

export const THEMES = ['day', 'dusk'] as const;
export type ThemeName = (typeof THEMES)[number];

/** The contrast of a pair on a tone, by daylight or at dusk. */
export function contrastOfPair([front, back]: ContrastPair, tone: Tone, hour: ThemeName): number {
  const at = hour === 'day' ? 0 : 1;
  const paint = (role: ColorRole) => colorsOf(tone, role)[at];
  return contrastRatio(paint(front), visibleColor(back, paint));
}

/** A pair's ground in words: `ground`, or `8% ink over ground`. */
export function describeBackground(back: ContrastBackground): string {
  if (typeof back === 'string') return back;
  const how = 'into' in back ? `into ${back.into}` : `over ${back.over}`;
  return `${Math.round(back.share * 100)}% ${back.some} ${how}`;
}

function visibleColor(back: ContrastBackground, paint: (role: ColorRole) => string) {
  if (typeof back === 'string') return paint(back);
  return 'into' in back
    ? mixInOklab(paint(back.some), back.share, paint(back.into))
    : blend(paint(back.some), back.share, paint(back.over));
}
