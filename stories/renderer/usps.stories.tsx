import * as cms from './fixtures/usps.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Usps' };

export const Typical = sectionStory([cms.typical]);
export const Maximal = sectionStory([cms.maximal]);
export const Titled = sectionStory([cms.titled]);
export const Minimal = sectionStory([cms.minimal]);
export const Five = sectionStory([cms.five]);
export const LongGerman = sectionStory([cms.longGerman], 'de-DE');
