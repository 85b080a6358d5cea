import { blend, contrastRatio, mixInOklab } from './contrast.ts';
import { colorsOf, type ColorRole, type Tone } from './palette.ts';

/** A background: a colour role, a mix of two roles (`color-mix`), or a translucent role over another. */
type ContrastBackground =
  | ColorRole
  | { readonly role: ColorRole; readonly share: number; readonly into: ColorRole }
  | { readonly role: ColorRole; readonly share: number; readonly over: ColorRole };
/** A foreground and a background that need a minimum contrast. */
export type ContrastPair = readonly [front: ColorRole, back: ContrastBackground];

/** Text of any size, and the backgrounds on which it may be used. */
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
  // Hover states: a filled button gets darker, a quiet one gets a translucent background.
  ['accentInk', { role: 'accent', share: 0.88, into: 'ink' }],
  ['ink', { role: 'ink', share: 0.08, over: 'ground' }],
  ['ink', { role: 'ink', share: 0.08, over: 'raised' }],
];
/** Outlines of controls, and progress indicators. */
export const CONTROL_PAIRS: readonly ContrastPair[] = [
  ['edge', 'ground'],
  ['accent', 'ground'],
  ['ink', 'ground'],
  ['accent', { role: 'ink', share: 0.14, into: 'ground' }],
];
/** Roles without a minimum contrast, because they carry no meaning. */
export const DECORATIVE_ROLES: readonly ColorRole[] = ['line', 'glow'];

/** Minimum contrast ratios (WCAG 2.2, 1.4.3 and 1.4.11). */
export const MIN_CONTRAST = { text: 4.5, control: 3 } as const;

export const THEMES = ['day', 'dusk'] as const;
export type ThemeName = (typeof THEMES)[number];

/** Returns the contrast ratio of a pair on a tone in a theme. */
export function contrastOfPair([front, back]: ContrastPair, tone: Tone, theme: ThemeName): number {
  const index = theme === 'day' ? 0 : 1;
  const color = (role: ColorRole) => colorsOf(tone, role)[index];
  return contrastRatio(color(front), visibleColor(back, color));
}

/** Describes a background, such as `ground` or `8% ink over ground`. */
export function describeBackground(back: ContrastBackground): string {
  if (typeof back === 'string') return back;
  const base = 'into' in back ? `into ${back.into}` : `over ${back.over}`;
  return `${Math.round(back.share * 100)}% ${back.role} ${base}`;
}

function visibleColor(back: ContrastBackground, color: (role: ColorRole) => string) {
  if (typeof back === 'string') return color(back);
  return 'into' in back
    ? mixInOklab(color(back.role), back.share, color(back.into))
    : blend(color(back.role), back.share, color(back.over));
}
