import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/rich-text.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Rich text' };

export const Typical = sectionStory([cms.typical]);
export const Minimal = sectionStory([cms.minimal]);
export const WideTable = sectionStory([cms.wideTable]);
export const WithSets = sectionStory([cms.withSets]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('rich-text', cms.typical);
