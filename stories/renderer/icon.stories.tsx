import * as cms from './fixtures/icon.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Icon' };

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

export const Centred = sectionStory([cms.centred]);
export const Tones = sectionStory([cms.typical, cms.night, cms.moss, cms.unknown]);
export const UnknownName = sectionStory([cms.unknown]);
export const EveryIcon = sectionStory(cms.everyIcon);

export const Controls = storyWithControls('icon', cms.typical);
