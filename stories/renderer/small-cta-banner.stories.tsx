import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/small-cta-banner.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Small banner' };

export const Typical = sectionStory([cms.typical]);
export const Centred = sectionStory([cms.centred]);
export const TwoCallsAndText = sectionStory([cms.maximal]);
export const Minimal = sectionStory([cms.minimal]);
export const EveryTone = sectionStory([cms.raised, cms.typical, cms.moss, cms.night]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('small-cta-banner', cms.typical);
