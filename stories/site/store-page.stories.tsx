import { renderScreen } from '#site/pages/render-views';
import { HOSTILE_TEXTS } from '../renderer/hostile.ts';
import { renderStoryLayout, siteStory } from './layout-story.tsx';
import { storePage, type StorePageProps } from './store-fixtures.ts';

export default { title: 'site / Store page' };

const [script, image] = HOSTILE_TEXTS;
const page = (props: StorePageProps) =>
  siteStory((locale) => renderStoryLayout(renderScreen(locale, 'store', props).html, locale));
const withoutPicture = { ...storePage.store, picture: undefined };

export const WithPicture = page(storePage);
export const WithoutPicture = page({ ...storePage, store: withoutPicture });
export const OnlyAddress = page({
  ...storePage,
  store: {
    ...withoutPicture,
    note: undefined,
    kinds: [],
    services: [],
    phone: undefined,
    email: undefined,
    website: undefined,
    week: undefined,
  },
  schedule: undefined,
  specialDays: [],
  kinds: [],
  nearby: [],
});
export const LongWords = page({
  ...storePage,
  store: { ...storePage.store, name: 'Gartenmöbelfachhandelsgesellschaft', city: 'Llanfairpwllgwyngyll' },
});
export const HostileTexts = page({
  ...storePage,
  store: { ...storePage.store, name: script, city: image, note: script, services: [image] },
});
