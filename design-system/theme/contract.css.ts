import { createGlobalThemeContract } from '@vanilla-extract/css';

/** The tokens that styles may speak of. Names reach the page as they stand here (`--ink`), so that inlined CSS stays small. */
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

/** One scale for all distances; the large words breathe with the window. */
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

/** Sizes of type from the smallest words to the largest heading. */
export const type = createGlobalThemeContract({
  note: 'type-note',
  small: 'type-small',
  body: 'type-body',
  lead: 'type-lead',
  title: 'type-title',
  chapter: 'type-chapter',
  display: 'type-display',
});

export const font = createGlobalThemeContract({ display: 'font-display', text: 'font-text' });

export const page = createGlobalThemeContract({
  /** Widest the content gets, gutters included. */
  width: 'page',
  /** Between the window's edge and the content; never less than the page's own centring leaves. */
  gutter: 'gutter',
  /** Between columns. */
  gap: 'gap',
  /** The measure of running text: some 66 characters, which are narrower than the `0` that `ch` counts. */
  measure: 'measure',
});

export const radius = createGlobalThemeContract({
  picture: 'radius-picture',
  control: 'radius-control',
  sheet: 'radius-sheet',
});

/** Light fades, paper slides. Without motion a fade is instant and a slide does not happen. */
export const motion = createGlobalThemeContract({ fade: 'fade', slide: 'slide', quick: 'quick' });
