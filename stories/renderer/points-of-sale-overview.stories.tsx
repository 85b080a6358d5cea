import * as cms from './fixtures/points-of-sale-overview.ts';
import { haarlem, longGermanStores } from './fixtures/stores.ts';
import { sectionStory } from './section-story.tsx';

export default { title: 'renderer / Points of sale overview' };

export const Typical = sectionStory([cms.typical]);
export const TheRestOpens = sectionStory([cms.limited]);
export const OneKind = sectionStory([cms.filtered]);
export const OneShop = sectionStory([cms.typical], 'nl-NL', { stores: [haarlem] });
export const NoShops = sectionStory([cms.nowhere]);
export const ShopsCannotBeHad = sectionStory([cms.typical], 'nl-NL', {});
export const OnNight = sectionStory([cms.night]);
export const Minimal = sectionStory([cms.minimal]);
export const AmericanClock = sectionStory([cms.typical], 'en-US');
export const LongGerman = sectionStory([cms.longGerman], 'de-DE', { stores: longGermanStores });
