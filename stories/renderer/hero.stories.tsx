import * as cms from './fixtures/hero.ts';
import { hostileShop } from './fixtures/shop.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Hero' };

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

export const OnePicture = sectionStory([cms.onePicture]);
export const Portrait = sectionStory([cms.portrait]);
export const Half = sectionStory([cms.half]);

export const Product = sectionStory([cms.product]);
export const ProductOverridden = sectionStory([cms.overridden]);
export const ProductGone = sectionStory([cms.gone]);
export const Category = sectionStory([cms.category]);

export const Controls = storyWithControls('hero', cms.typical);
