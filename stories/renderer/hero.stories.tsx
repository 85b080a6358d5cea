import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/hero.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Hero' };

export const Typical = sectionStory([cms.typical]);
export const Minimal = sectionStory([cms.minimal]);
export const OnePicture = sectionStory([cms.onePicture]);
export const Half = sectionStory([cms.half]);
export const Maximal = sectionStory([cms.maximal]);
export const LongGerman = sectionStory([cms.longGerman], 'de');
export const WithoutPicture = sectionStory([cms.withoutPicture]);

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('hero', cms.typical);
