import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/image-toggle-range.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Image toggle with range' };

export const Typical = sectionStory([cms.typical]);
export const Maximal = sectionStory([cms.maximal]);
export const ByDay = sectionStory([cms.byDay]);
export const OnMoss = sectionStory([cms.onMoss]);
export const Minimal = sectionStory([cms.minimal]);
export const OneStep = sectionStory([cms.oneStep]);
export const MissingPicture = sectionStory([cms.missingPicture]);
export const Eight = sectionStory([cms.eight]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('image-toggle-range', cms.typical);
