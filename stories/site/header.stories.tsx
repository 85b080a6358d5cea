import type { Locale } from '#site/i18n/locale';
import { emptyLayoutData } from '#site/layout/layout-data';
import { layoutData, longGermanLayoutData } from './layout-data.ts';
import { renderStoryLayout, extractElement, siteStory } from './layout-story.tsx';

export default { title: 'site / Header' };

type Options = Parameters<typeof renderStoryLayout>[2];
const header = (options?: Options) => (locale: Locale) =>
  extractElement(renderStoryLayout('', locale, options), 'header');
const visitor = { account: '/nl/mijn-account', cart: '/nl/winkelwagen' };

export const WithMenus = siteStory(header());
export const MenuOpen = siteStory(header(), { open: '#menu-2' });
export const PhoneMenuOpen = siteStory(header(), { open: '#menu' });
export const LocalesOpen = siteStory(header({ untranslated: ['fr', 'fr-CA'] }), { open: '#locales' });
export const WithAccountAndCart = siteStory(header({ links: visitor }));
export const CurrentPageInMenu = siteStory(header({ path: '/nl/lantaarns' }));
export const WithoutAnnouncement = siteStory(
  header({ layoutData: { ...layoutData, announcement: undefined } }),
);
export const WithoutLayoutData = siteStory(header({ layoutData: emptyLayoutData }));
export const LongGerman = siteStory(header({ layoutData: longGermanLayoutData, links: visitor }), {
  locale: 'de',
});
