import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/icon.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Icon' };

export const Typical = sectionStory([cms.typical]);
export const Centred = sectionStory([cms.centred]);
export const Tones = sectionStory([cms.typical, cms.night, cms.moss, cms.unknown]);
export const Minimal = sectionStory([cms.minimal]);
export const UnknownName = sectionStory([cms.unknown]);
export const EveryDrawing = sectionStory(cms.everyDrawing);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('icon', cms.typical);
