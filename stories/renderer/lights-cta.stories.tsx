import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/lights-cta.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Lights' };

export const Typical = sectionStory([cms.typical]);
export const Maximal = sectionStory([cms.maximal]);
export const StartsOff = sectionStory([cms.startsOff]);
export const AtNight = sectionStory([cms.atNight]);
export const Minimal = sectionStory([cms.minimal]);
export const OnePicture = sectionStory([cms.onePicture]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('lights-cta', cms.typical);
