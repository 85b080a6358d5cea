import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/faq.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Faq' };

export const Typical = sectionStory([cms.typical]);
export const Maximal = sectionStory([cms.maximal]);
export const Minimal = sectionStory([cms.minimal]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('faq', cms.typical);
