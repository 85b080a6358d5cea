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
export const MissingPictureInEachLayout = states.missingPictureInEachLayout;
export const HostileHtml = states.hostileHtml;
export const UnknownExtraField = states.unknownExtraField;

export const Portrait = sectionStory([cms.portrait]);
export const AtNight = sectionStory([cms.atNight]);
export const OneOption = sectionStory([cms.oneOption]);
export const OptionWithoutText = sectionStory([cms.oneWithoutText]);

export const Controls = storyWithControls('image-toggle', cms.typical);
