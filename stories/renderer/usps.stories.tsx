import * as cms from './fixtures/usps.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Usps' };

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

export const WithHeading = sectionStory([cms.withHeading]);
export const Five = sectionStory([cms.five]);

export const Controls = storyWithControls('usps', cms.typical);
