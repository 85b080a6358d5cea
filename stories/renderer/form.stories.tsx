import * as cms from './fixtures/form.ts';
import { hostileForms } from './fixtures/hostile-data.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Form' };

const states = sectionStates(cms, { hostile: { forms: hostileForms() } });
export const Empty = states.empty;
export const Minimal = states.minimal;
export const Typical = states.typical;
export const Maximal = states.maximal;
export const LongGerman = states.longGerman;
export const MissingPicture = states.missingPicture;
export const MissingPictureInEachLayout = states.missingPictureInEachLayout;
export const HostileHtml = states.hostileHtml;
export const UnknownExtraField = states.unknownExtraField;

export const Newsletter = sectionStory([cms.newsletter]);
export const NumberMomentAndMany = sectionStory([cms.booking]);
export const Invalid = sectionStory([cms.typical], 'nl', { forms: cms.formsPageData(cms.invalid) });
export const Unreachable = sectionStory([cms.typical], 'nl', {
  forms: cms.formsPageData(cms.unreachable),
});
export const Sent = sectionStory([cms.typical], 'nl', { forms: cms.formsPageData(cms.accepted) });
export const FormMissing = sectionStory([cms.missing]);

export const Controls = storyWithControls('form', cms.typical);
