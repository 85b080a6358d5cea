import { globalSection } from '#theme/layered';
import { TONES } from '#theme/palette';
import { space } from '#theme/contract.css';

/** Sections that fill their full width. Sections next to them keep their full distance. */
const EDGE_TO_EDGE = [
  '[data-section=hero]',
  '[data-section=usps]',
  '[data-section=lights-cta]',
  '[data-section=full-width-media]',
  '[data-section=image-toggle-range]',
  '[data-section=text-with-image]:is([data-tone=moss], [data-tone=night])',
];

/** Sections of one or two lines need less space if they have their own background. */
const COMPACT = ['[data-section=small-cta-banner]:not([data-tone=ground])'];

// These rules have no specificity, so that the styles of a section override them in any order of the files.
globalSection(':where([data-section])', { position: 'relative', paddingBlock: space.vast });
globalSection(`:where(${COMPACT.join()})`, { paddingBlock: space.airy });

// Print never breaks a page after the first element of a section, which contains its heading.
globalSection(':where([data-section] > * > :first-child:not(:last-child))', {
  '@media': { print: { breakAfter: 'avoid' } },
});

// Sections of different tones each keep their padding. Two sections of the same tone share it.
const SAME_TONE = TONES.map((tone) => `[data-tone=${tone}] + [data-tone=${tone}]`);
globalSection(`:where(${SAME_TONE.join()}):not(:where(${EDGE_TO_EDGE.join()}) + *)`, {
  paddingBlockStart: 0,
});
