import { renderScreen } from '#site/pages/render-views';
import { haarlem } from '../renderer/fixtures/stores.ts';
import { HOSTILE_TEXTS } from '../renderer/hostile.ts';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { finderStore, type FinderProps, nearPlace, wholeList } from './store-fixtures.ts';

export default { title: 'site / Store finder' };

const [script, image] = HOSTILE_TEXTS;
const finder = (props: FinderProps) =>
  siteStory((locale) => renderStoryLayout(renderScreen(locale, 'store-finder', props).html, locale));
const none = { ...nearPlace, total: 0, stores: [] };

export const WholeList = finder(wholeList);
export const NearPlace = finder(nearPlace);
export const NearVisitor = finder({
  ...nearPlace,
  choice: { ...nearPlace.choice, place: '', at: { latitude: 52.091, longitude: 5.121 } },
  origin: { label: undefined },
});
export const SeveralPlaces = finder({
  ...nearPlace,
  alternatives: [
    { label: 'Utrecht, NL, Canada', href: '/nl/verkooppunten?place=x&at=1,1' },
    { label: 'Nieuw-Utrecht, NY, Verenigde Staten', href: '/nl/verkooppunten?place=x&at=2,2' },
  ],
});
export const NoneWithinDistance = finder({ ...none, nearest: finderStore(haarlem, '51 km') });
export const NoMatch = finder({ ...none, origin: undefined, distance: undefined });
export const UnknownPlace = finder({
  ...wholeList,
  choice: { ...wholeList.choice, place: 'Utercht' },
  problem: 'unknown',
});
export const PlacesUnavailable = finder({
  ...wholeList,
  choice: { ...wholeList.choice, place: 'Zutphen' },
  problem: 'failed',
});
export const DistanceWithoutPlace = finder({
  ...wholeList,
  choice: { ...wholeList.choice, distance: { value: 25, unit: 'km' } },
});
export const Unavailable = finder({ ...wholeList, total: 0, pageCount: 0, stores: [], isUnavailable: true });
export const HostileTexts = finder({
  ...nearPlace,
  choice: { ...nearPlace.choice, place: script },
  origin: { label: image },
  stores: [finderStore({ ...haarlem, name: script, city: image, note: script })],
});
