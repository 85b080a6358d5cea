import type { motion } from './contract.css.ts';

// A separate file, because scripts must not contain the other tokens.

/** Durations in seconds, and easings as the points of a cubic Bézier curve. Scripts use the same values as styles. */
export const transitions = {
  fade: { duration: 0.6, ease: 'easeOut' },
  slide: { duration: 0.24, ease: [0.2, 0.7, 0.2, 1] },
  quick: { duration: 0.16, ease: 'easeOut' },
} as const satisfies Readonly<Record<keyof typeof motion, unknown>>;

/** Springs of released gestures. They start with the velocity of the finger, and have no bounce (brand). */
export const springs = {
  settle: { visualDuration: transitions.slide.duration, bounce: 0 },
  momentum: { visualDuration: 0.4, bounce: 0 },
} as const;
