import * as cms from './fixtures/image-toggle.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Image toggle' };

const states = sectionStates(cms);
export const Empty = states.empty;
export const Minimal = states.minimal;
export const Typical = states.typical;
export const Maximal = states.maximal;
export const LongGerman = states.longGerman;
export const MissingPicture = states.missingPicture;
export const HostileHtml = states.hostileHtml;
export const UnknownExtraField = states.unknownExtraField;

export const Standing = sectionStory([cms.standing]);
export const AtNight = sectionStory([cms.atNight]);
export const OneOption = sectionStory([cms.oneOption]);
export const OneWithoutText = sectionStory([cms.oneWithoutText]);

/** Every list, switch and text of it is in the panel. */
export const Controls = storyWithControls('image-toggle', cms.typical);
