import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/gallery.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Gallery' };

export const Typical = sectionStory([cms.typical]);
export const WithEverything = sectionStory([cms.maximal]);
export const Two = sectionStory([cms.two]);
export const ThreeUpright = sectionStory([cms.three]);
export const FourUpright = sectionStory([cms.uprights]);
export const TwentyFour = sectionStory([cms.many]);
export const Row = sectionStory([cms.row]);
export const ShortRow = sectionStory([cms.shortRow]);
export const One = sectionStory([cms.one]);
export const Moss = sectionStory([cms.moss]);
export const Minimal = sectionStory([cms.minimal]);
export const MissingPictures = sectionStory([cms.missingPictures]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('gallery', cms.typical);
