import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/interactive-carousel.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Interactive carousel' };

export const Typical = sectionStory([cms.typical]);
export const Maximal = sectionStory([cms.maximal]);
export const Three = sectionStory([cms.three]);
export const Minimal = sectionStory([cms.minimal]);
export const MissingPictures = sectionStory([cms.missingPictures]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('interactive-carousel', cms.typical);
