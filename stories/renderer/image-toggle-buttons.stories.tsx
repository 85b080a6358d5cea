import * as cms from './fixtures/image-toggle-buttons.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Image toggle with buttons' };

const states = sectionStates(cms);
export const Empty = states.empty;
export const Minimal = states.minimal;
export const Typical = states.typical;
export const Maximal = states.maximal;
export const LongGerman = states.longGerman;
export const MissingPicture = states.missingPicture;
export const MissingPictureInEachLayout = states.missingPictureInEachLayout;
export const HostileHtml = states.hostileHtml;
export const UnknownExtraField = states.unknownExtraField;

export const AtNight = sectionStory([cms.atNight]);
export const OneOption = sectionStory([cms.oneOption]);
export const InvalidColours = sectionStory([cms.invalidColours]);
export const Eight = sectionStory([cms.eight]);

export const Controls = storyWithControls('image-toggle-buttons', cms.typical);
