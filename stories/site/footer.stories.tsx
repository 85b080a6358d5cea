import type { Locale } from '#site/i18n/locale';
import { noChrome } from '#site/layout/layout-data';
import { chrome, longGermanChrome } from './chrome.ts';
import { layoutAround, partOf, shellStory } from './layout-story.tsx';

export default { title: 'shell / Footer' };

type Around = Parameters<typeof layoutAround>[2];
const footer = (around?: Around) => (locale: Locale) => partOf(layoutAround('', locale, around), 'footer');

export const Typical = shellStory(footer());
export const WithoutLetters = shellStory(footer({ chrome: { ...chrome, newsletter: undefined } }));
export const SomeLocalesHaveNoSuchPage = shellStory(footer({ untranslated: ['fr', 'fr-CA', 'en-US'] }));
export const NothingButTheName = shellStory(footer({ chrome: noChrome }));
export const LongGerman = shellStory(footer({ chrome: longGermanChrome }), { written: 'de' });
