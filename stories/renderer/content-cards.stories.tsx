import * as cms from './fixtures/content-cards.ts';
import { germanShop, hostileShop, shopDown } from './fixtures/shop.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Content cards' };

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

export const RowWithoutLinks = sectionStory([cms.rowWithoutLinks]);
export const One = sectionStory([cms.one]);
export const Two = sectionStory([cms.two]);
export const Four = sectionStory([cms.four]);
export const Eight = sectionStory([cms.eight]);
export const Row = sectionStory([cms.row]);
export const LongRow = sectionStory([cms.longRow]);
export const OnMoss = sectionStory([cms.moss]);
export const SomePicturesMissing = sectionStory([cms.missingPictures]);

export const FromTheShop = sectionStory([cms.fromTheShop]);
export const RowFromTheShop = sectionStory([cms.rowFromTheShop]);
export const FromTheShopOverridden = sectionStory([cms.overridden]);
/** Editors see an error card below the section. Visitors do not. */
export const GoneFromTheShop = sectionStory([cms.goneFromTheShop]);
export const WithoutShop = sectionStory([cms.withoutShop], 'nl', shopDown);
export const FromTheShopInGerman = sectionStory([cms.germanFromTheShop], 'de', germanShop);

export const Controls = storyWithControls('content-cards', cms.typical);
