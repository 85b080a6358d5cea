import { globalSection } from '#theme/layered';
import { space } from '#theme/contract.css';

/** Sections that reach their own edges: neighbours keep their full distance from them. */
const EDGE_TO_EDGE = [
  '[data-section=hero]',
  '[data-section=usps]',
  '[data-section=lights-cta]',
  '[data-section=full-width-media]',
  '[data-section=image-toggle-range]',
  '[data-section=text-with-image]:is([data-tone=moss], [data-tone=night])',
];

/** Bands of a line or two: on a ground of their own they need less room. */
const LOW = ['[data-section=small-cta-banner]:not([data-tone=ground])'];

// Everything here has no specificity, so that a section's own styles win whatever order files arrive in.
globalSection(':where([data-section])', { position: 'relative', paddingBlock: space.vast });
globalSection(`:where(${LOW.join()})`, { paddingBlock: space.airy });

// On paper what a section opens with stays with what follows, however deep its heading stands in it.
globalSection(':where([data-section] > * > :first-child:not(:last-child))', {
  '@media': { print: { breakAfter: 'avoid' } },
});

// Sections of different tones meet without a gap, each with its own room; two of the same tone share one room.
const SAME_TONE = ['ground', 'raised', 'moss', 'night'].map(
  (tone) => `[data-tone=${tone}] + [data-tone=${tone}]`,
);
globalSection(`:where(${SAME_TONE.join()}):not(:where(${EDGE_TO_EDGE.join()}) + *)`, {
  paddingBlockStart: 0,
});
