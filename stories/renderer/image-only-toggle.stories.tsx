import * as cms from './fixtures/image-only-toggle.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Image only toggle' };

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
export const AtNight = sectionStory([cms.night]);
export const OneOption = sectionStory([cms.oneOption]);
export const OptionWithoutPicture = sectionStory([cms.missingPicture]);
export const PictureWithoutSize = sectionStory([cms.pictureWithoutSize]);
export const Nine = sectionStory([cms.nine]);

export const Controls = storyWithControls('image-only-toggle', cms.typical);
