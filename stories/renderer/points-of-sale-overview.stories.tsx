import { adjustedStory } from './adjusted-story.tsx';
import * as cms from './fixtures/points-of-sale-overview.ts';
import { haarlem, longGermanStores } from './fixtures/stores.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Points of sale overview' };

export const Typical = sectionStory([cms.typical]);
export const TheRestOpens = sectionStory([cms.limited]);
export const OneKind = sectionStory([cms.filtered]);
export const OneShop = sectionStory([cms.typical], 'nl', { stores: [haarlem] });
export const NoShops = sectionStory([cms.nowhere]);
export const ShopsCannotBeHad = sectionStory([cms.typical], 'nl', {});
export const OnNight = sectionStory([cms.night]);
export const Minimal = sectionStory([cms.minimal]);
export const AmericanClock = sectionStory([cms.typical], 'en-US');
export const LongGerman = sectionStory([cms.longGerman], 'de', { stores: longGermanStores });

/** Every list, switch and text of it is in the panel. */
export const Adjustable = adjustedStory('points-of-sale-overview', cms.typical);
