import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The design tokens. Their short names are the custom properties in the page (`--ink`), which keeps inlined CSS small. */
export const color = createGlobalThemeContract({
  ground: 'ground',
  raised: 'raised',
  ink: 'ink',
  inkQuiet: 'ink-quiet',
  line: 'line',
  edge: 'edge',
  accent: 'accent',
  accentInk: 'accent-ink',
  glow: 'glow',
  danger: 'danger',
  success: 'success',
});

/** The spacing scale. The large steps grow with the window. */
export const space = createGlobalThemeContract({
  hair: 'hair',
  tight: 'tight',
  snug: 'snug',
  cosy: 'cosy',
  roomy: 'roomy',
  airy: 'airy',
  vast: 'vast',
});
export type Space = keyof typeof space;

/** Font sizes, from notes to the largest heading. */
export const type = createGlobalThemeContract({
  note: 'type-note',
  small: 'type-small',
  body: 'type-body',
  lead: 'type-lead',
  title: 'type-title',
  chapter: 'type-chapter',
  display: 'type-display',
});

/** Font stacks. `display` and `title` use the same web font, which has wider letters at small sizes. So their fallback fonts differ. */
export const font = createGlobalThemeContract({
  /** Large headings, from an optical size of 100. */
  display: 'font-display',
  /** Titles, up to an optical size of 72. */
  title: 'font-title',
  text: 'font-text',
});

export const page = createGlobalThemeContract({
  /** Maximum width of the page, including gutters. */
  width: 'page',
  /** Space between the edge of the window and the centred content. */
  gutter: 'gutter',
  /** Space between columns. */
  gap: 'gap',
  /** Maximum line length of text: about 66 characters. In `ch` it is less, because a `0` is wider than most characters. */
  measure: 'measure',
});

export const radius = createGlobalThemeContract({
  picture: 'radius-picture',
  control: 'radius-control',
  sheet: 'radius-sheet',
});

/** Durations and easings. With reduced motion, fades are instant and slides are disabled. */
export const motion = createGlobalThemeContract({ fade: 'fade', slide: 'slide', quick: 'quick' });
