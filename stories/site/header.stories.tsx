import type { Locale } from '#site/i18n/locale';
import { emptyLayoutData } from '#site/layout/layout-data';
import { layoutData, longGermanLayoutData } from './layout-data.ts';
import { layoutAround, partOf, shellStory } from './layout-story.tsx';

export default { title: 'shell / Header' };

type Around = Parameters<typeof layoutAround>[2];
const header = (around?: Around) => (locale: Locale) => partOf(layoutAround('', locale, around), 'header');
const visitor = { account: '/nl/mijn-account', cart: '/nl/winkelwagen' };

export const WithMenus = shellStory(header());
export const MenuOpen = shellStory(header(), { open: '#menu-2' });
export const PhoneMenuOpen = shellStory(header(), { open: '#menu' });
export const LocalesOpen = shellStory(header({ untranslated: ['fr', 'fr-CA'] }), { open: '#locales' });
export const WithAccountAndCart = shellStory(header({ links: visitor }));
export const OnAPageOfTheMenu = shellStory(header({ path: '/nl/lantaarns' }));
export const WithoutAnnouncement = shellStory(
  header({ layoutData: { ...layoutData, announcement: undefined } }),
);
export const NothingButTheName = shellStory(header({ layoutData: emptyLayoutData }));
export const LongGerman = shellStory(header({ layoutData: longGermanLayoutData, links: visitor }), {
  written: 'de',
});
