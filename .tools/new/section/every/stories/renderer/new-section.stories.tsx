import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/new-section.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / New section' };

export const Typical = sectionStory([cms.typical]);
export const Maximal = sectionStory([cms.maximal]);
export const Minimal = sectionStory([cms.minimal]);
export const MissingPicture = sectionStory([cms.missingPicture]);
export const EveryTone = sectionStory([cms.raised, cms.typical, cms.moss, cms.night]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('new-section', cms.typical);
