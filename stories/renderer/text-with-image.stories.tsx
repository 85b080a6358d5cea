import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/text-with-image.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Text with image' };

export const Typical = sectionStory([cms.typical]);
export const Everything = sectionStory([cms.maximal]);
export const Portrait = sectionStory([cms.portrait]);
export const SquareAtTheEnd = sectionStory([cms.squareAtTheEnd]);
export const Landscape = sectionStory([cms.landscape]);
export const AtTheEnd = sectionStory([cms.atTheEnd]);
export const Wide = sectionStory([cms.wide]);
export const WideAtTheEnd = sectionStory([cms.wideAtTheEnd]);
export const Slab = sectionStory([cms.slab]);
export const Minimal = sectionStory([cms.minimal]);
export const WithoutPicture = sectionStory([cms.withoutPicture]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('text-with-image', cms.typical);
