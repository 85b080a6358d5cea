import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/image-only-toggle.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Image only toggle' };

export const Typical = sectionStory([cms.typical]);
export const Standing = sectionStory([cms.standing]);
export const Maximal = sectionStory([cms.maximal]);
export const AtNight = sectionStory([cms.atNight]);
export const Minimal = sectionStory([cms.minimal]);
export const OneOption = sectionStory([cms.oneOption]);
export const MissingPicture = sectionStory([cms.missingPicture]);
export const UnmeasuredPicture = sectionStory([cms.unmeasuredPicture]);
export const Nine = sectionStory([cms.nine]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('image-only-toggle', cms.typical);
