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

/** Font stacks. `display` and `title` are the same web font. Their fallback fonts differ, because small letters are wider. */
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
  /** Line length of text: about 66 characters, which are narrower than the `0` that the `ch` unit counts. */
  measure: 'measure',
});

export const radius = createGlobalThemeContract({
  picture: 'radius-picture',
  control: 'radius-control',
  sheet: 'radius-sheet',
});

/** Durations and easings. With reduced motion, fades are instant and slides are disabled. */
export const motion = createGlobalThemeContract({ fade: 'fade', slide: 'slide', quick: 'quick' });
