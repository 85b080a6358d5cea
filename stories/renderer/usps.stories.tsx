import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/usps.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Usps' };

export const Typical = sectionStory([cms.typical]);
export const Maximal = sectionStory([cms.maximal]);
export const Titled = sectionStory([cms.titled]);
export const Minimal = sectionStory([cms.minimal]);
export const Five = sectionStory([cms.five]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('usps', cms.typical);
