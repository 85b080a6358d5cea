import * as cms from './fixtures/faq.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Faq' };

export const Typical = sectionStory([cms.typical]);
export const Maximal = sectionStory([cms.maximal]);
export const Minimal = sectionStory([cms.minimal]);
export const LongGerman = sectionStory([cms.longGerman], 'de-DE');
