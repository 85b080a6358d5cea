import { hostileStores } from './fixtures/hostile-data.ts';
import * as cms from './fixtures/points-of-sale-overview.ts';
import { haarlem, listStores, longGermanStores } from './fixtures/stores.ts';
import { sectionStates } from './section-states.tsx';
import { sectionStory } from './section-story.tsx';
import { storyWithControls } from './story-with-controls.tsx';

export default { title: 'renderer / Points of sale overview' };

const states = sectionStates(cms, {
  german: { stores: listStores(longGermanStores) },
  hostile: { stores: listStores(hostileStores) },
});
export const Empty = states.empty;
export const Minimal = states.minimal;
export const Typical = states.typical;
export const Maximal = states.maximal;
export const LongGerman = states.longGerman;
export const MissingPicture = states.missingPicture;
export const MissingPictureInEachLayout = states.missingPictureInEachLayout;
export const HostileHtml = states.hostileHtml;
export const UnknownExtraField = states.unknownExtraField;

export const MoreStores = sectionStory([cms.limited]);
export const OneCountry = sectionStory([cms.oneCountry]);
export const OneKind = sectionStory([cms.filtered]);
export const OneStore = sectionStory([cms.typical], 'nl', { stores: listStores([haarlem]) });
export const NoStores = sectionStory([cms.nowhere]);
export const StoresUnavailable = sectionStory([cms.typical], 'nl', {});
export const OnNight = sectionStory([cms.night]);
export const AmericanClock = sectionStory([cms.typical], 'en-US');

export const Controls = storyWithControls('points-of-sale-overview', cms.typical);
