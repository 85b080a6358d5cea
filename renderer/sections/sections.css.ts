import { globalSection } from '#theme/layered';
import { TONES } from '#theme/palette';
import { EDGE_TO_EDGE } from './edge-to-edge.ts';
import { space } from '#theme/contract.css';

/** Sections of one or two lines need less space if they have their own background. */
const COMPACT = ['[data-section=small-cta-banner]:not([data-tone=ground])'];

// These rules have no specificity, so that the styles of a section override them in any order of the files.
globalSection(':where([data-section])', { position: 'relative', paddingBlock: space.vast });
globalSection(`:where(${COMPACT.join()})`, { paddingBlock: space.airy });
globalSection(`:where(${EDGE_TO_EDGE.join()})`, { paddingBlock: 0 });

// Print avoids a page break after the first element of a section, because this element contains the heading.
globalSection(':where([data-section] > * > :first-child:not(:last-child))', {
  '@media': { print: { breakAfter: 'avoid' } },
});

// Between two sections of the same tone only the upper one has padding. Sections of different tones both have it.
const SAME_TONE = TONES.map((tone) => `[data-tone=${tone}] + [data-tone=${tone}]`);
globalSection(`:where(${SAME_TONE.join()}):not(:where(${EDGE_TO_EDGE.join()}) + *)`, {
  paddingBlockStart: 0,
});
