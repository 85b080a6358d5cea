import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/form.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Form' };

export const Typical = sectionStory([cms.typical]);
export const Maximal = sectionStory([cms.maximal]);
export const Newsletter = sectionStory([cms.newsletter]);
export const Minimal = sectionStory([cms.minimal]);
export const Refused = sectionStory([cms.typical], 'nl', { forms: cms.formsAnswered(cms.refused) });
export const Unreachable = sectionStory([cms.typical], 'nl', {
  forms: cms.formsAnswered(cms.unreachable),
});
export const Sent = sectionStory([cms.typical], 'nl', { forms: cms.formsAnswered(cms.accepted) });
export const Missing = sectionStory([cms.missing]);
export const LongGerman = sectionStory([cms.longGerman], 'de');

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('form', cms.typical);
