import type { motion, radius, Space, type } from './contract.css.ts';
import { transitions } from './transitions.ts';

// The token values are separate from the styles, so that stories can show them.

export const spaces: Readonly<Record<Space, string>> = {
  hair: '4px',
  tight: '8px',
  snug: '16px',
  cosy: '24px',
  roomy: 'clamp(32px, 1.5rem + 1.2vw, 48px)',
  airy: 'clamp(56px, 2.4rem + 3vw, 88px)',
  vast: 'clamp(80px, 3rem + 6vw, 152px)',
};

/** All sizes except `note` grow with the window between two limits. The two largest sizes grow most, for the headings of the brand. */
export const sizes: Readonly<Record<keyof typeof type, string>> = {
  note: '.8125rem',
  small: 'clamp(.9375rem, .9rem + .12vw, 1rem)',
  body: 'clamp(1.0625rem, .9375rem + .25vw, 1.1875rem)',
  lead: 'clamp(1.1875rem, 1.05rem + .5vw, 1.5rem)',
  title: 'clamp(1.3125rem, 1.2rem + .45vw, 1.625rem)',
  chapter: 'clamp(2.125rem, 1.5rem + 2.6vw, 4rem)',
  display: 'clamp(2.625rem, 1.15rem + 6.1vw, 7.125rem)',
};

export const radii: Readonly<Record<keyof typeof radius, string>> = {
  picture: '2px',
  control: '999px',
  sheet: '20px',
};

/** The transitions in CSS notation. */
export const motions: Readonly<Record<keyof typeof motion, string>> = {
  fade: toCss(transitions.fade),
  slide: toCss(transitions.slide),
  quick: toCss(transitions.quick),
};

/** Delays in CSS notation. */
export const delays = {
  /** An indicator of loading appears after this delay, so that a fast response does not flicker (specification §9). */
  loading: '200ms',
  /** A tooltip stays invisible while a pointer only passes its control. */
  tooltip: '120ms',
} as const;

/** Durations and easings of loading indicators, in CSS notation. They have no property of the theme. Rules for reduced motion stop them. */
export const loading = {
  /** The bar along the top of the window. It slows down, because the end is not known. */
  bar: '8s cubic-bezier(.1, .7, .3, 1)',
  /** A skeleton. It pulses after it has appeared. */
  pulse: '1.2s ease-in-out 800ms',
  /** A progress bar without a value. */
  pass: '1.6s ease-in-out',
} as const;

function toCss({ duration, ease }: (typeof transitions)[keyof typeof transitions]) {
  const easing = ease === 'easeOut' ? 'ease-out' : `cubic-bezier(${ease.map(withoutZero).join(', ')})`;
  return `${duration * 1_000}ms ${easing}`;
}

/** Writes 0.2 as `.2`, because each page contains the values. */
function withoutZero(value: number) {
  return String(value).replace(/^0\./, '.');
}
