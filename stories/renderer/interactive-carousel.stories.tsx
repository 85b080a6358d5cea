import * as cms from './fixtures/interactive-carousel.ts';
import { hostileShop } from './fixtures/shop.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Interactive carousel' };

const states = sectionStates(cms, { hostile: hostileShop });
export const Empty = states.empty;
export const Minimal = states.minimal;
export const Typical = states.typical;
export const Maximal = states.maximal;
export const LongGerman = states.longGerman;
export const MissingPicture = states.missingPicture;
export const MissingPictureInEachLayout = states.missingPictureInEachLayout;
export const HostileHtml = states.hostileHtml;
export const UnknownExtraField = states.unknownExtraField;

export const Three = sectionStory([cms.three]);

export const FromTheShop = sectionStory([cms.fromTheShop]);

export const Controls = storyWithControls('interactive-carousel', cms.typical);
