import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/content-cards.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Content cards' };

export const Typical = sectionStory([cms.typical]);
export const RowWithoutLinks = sectionStory([cms.rowWithoutLinks]);
export const TwoCalls = sectionStory([cms.maximal]);
export const One = sectionStory([cms.one]);
export const Two = sectionStory([cms.two]);
export const Four = sectionStory([cms.four]);
export const Eight = sectionStory([cms.eight]);
export const Row = sectionStory([cms.row]);
export const LongRow = sectionStory([cms.longRow]);
export const OnMoss = sectionStory([cms.moss]);
export const Minimal = sectionStory([cms.minimal]);
export const MissingPictures = sectionStory([cms.missingPictures]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('content-cards', cms.typical);
