import { blend, contrast, mixInOklab } from './contrast.ts';
import { paintOf, type Role, type Tone } from './palette.ts';

/** A role's paint, or one that styles mix: some of a role into another (`color-mix`), or thinly over another (`transparent`). */
export type Ground =
  | Role
  | { readonly some: Role; readonly share: number; readonly into: Role }
  | { readonly some: Role; readonly share: number; readonly over: Role };
export type Pair = readonly [front: Role, back: Ground];

/** Words, at any size, on the grounds they may stand on. */
export const WORDS: readonly Pair[] = [
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
export const CONTROLS: readonly Pair[] = [
  ['edge', 'ground'],
  ['accent', 'ground'],
  ['ink', 'ground'],
  ['accent', { some: 'ink', share: 0.14, into: 'ground' }],
];
/** What nobody has to make out: it parts things that words part too, or is light itself. */
export const DECORATION: readonly Role[] = ['line', 'glow'];

/** The least contrast of each, as WCAG 2.2 has it (1.4.3, 1.4.11). */
export const LEAST = { words: 4.5, control: 3 } as const;

export const HOURS = ['day', 'dusk'] as const;
export type Hour = (typeof HOURS)[number];

/** The contrast of a pair on a tone, by daylight or at dusk. */
export function ratioOf([front, back]: Pair, tone: Tone, hour: Hour): number {
  const at = hour === 'day' ? 0 : 1;
  const paint = (role: Role) => paintOf(tone, role)[at];
  return contrast(paint(front), seen(back, paint));
}

/** A pair's ground in words: `ground`, or `8% ink over ground`. */
export function nameOf(back: Ground): string {
  if (typeof back === 'string') return back;
  const how = 'into' in back ? `into ${back.into}` : `over ${back.over}`;
  return `${Math.round(back.share * 100)}% ${back.some} ${how}`;
}

function seen(back: Ground, paint: (role: Role) => string) {
  if (typeof back === 'string') return paint(back);
  return 'into' in back
    ? mixInOklab(paint(back.some), back.share, paint(back.into))
    : blend(paint(back.some), back.share, paint(back.over));
}
