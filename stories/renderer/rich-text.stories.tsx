import * as cms from './fixtures/rich-text.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Rich text' };

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

export const WideTable = sectionStory([cms.wideTable]);
export const WithPictures = sectionStory([cms.withPictures]);
export const WideWithPictures = sectionStory([cms.wideWithPictures]);
export const WithSets = sectionStory([cms.withSets]);

export const Controls = storyWithControls('rich-text', cms.typical);
