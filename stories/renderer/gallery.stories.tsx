import * as cms from './fixtures/gallery.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Gallery' };

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

export const Two = sectionStory([cms.two]);
export const ThreePortrait = sectionStory([cms.three]);
export const FourPortrait = sectionStory([cms.portraits]);
export const TwentyFour = sectionStory([cms.many]);
export const Row = sectionStory([cms.row]);
export const ShortRow = sectionStory([cms.shortRow]);
export const One = sectionStory([cms.one]);
export const Moss = sectionStory([cms.moss]);
export const OddPictures = sectionStory([cms.missingPictures]);

export const Controls = storyWithControls('gallery', cms.typical);
