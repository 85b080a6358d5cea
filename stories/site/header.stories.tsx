import type { Locale } from '#site/i18n/locale';
import { noChrome } from '#site/layout/layout-data';
import { chrome, longGermanChrome } from './chrome.ts';
import { layoutAround, partOf, shellStory } from './layout-story.tsx';

export default { title: 'shell / Header' };

type Around = Parameters<typeof layoutAround>[2];
const header = (around?: Around) => (locale: Locale) => partOf(layoutAround('', locale, around), 'header');
const visitor = { account: '/nl/mijn-account', cart: '/nl/winkelwagen' };

export const WithMenus = shellStory(header());
export const MenuOpen = shellStory(header(), { open: '#menu-2' });
export const PhoneMenuOpen = shellStory(header(), { open: '#menu' });
export const LocalesOpen = shellStory(header({ untranslated: ['fr', 'fr-CA'] }), { open: '#locales' });
export const WithAccountAndCart = shellStory(header({ addresses: visitor }));
export const OnAPageOfTheMenu = shellStory(header({ path: '/nl/lantaarns' }));
export const WithoutAnnouncement = shellStory(header({ chrome: { ...chrome, announcement: undefined } }));
export const NothingButTheName = shellStory(header({ chrome: noChrome }));
export const LongGerman = shellStory(header({ chrome: longGermanChrome, addresses: visitor }), {
  written: 'de',
});
