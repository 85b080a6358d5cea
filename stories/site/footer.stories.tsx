import type { Locale } from '#site/i18n/locale';
import { emptyLayoutData } from '#site/layout/layout-data';
import { layoutData, longGermanLayoutData } from './layout-data.ts';
import { layoutAround, partOf, shellStory } from './layout-story.tsx';

export default { title: 'shell / Footer' };

type Around = Parameters<typeof layoutAround>[2];
const footer = (around?: Around) => (locale: Locale) => partOf(layoutAround('', locale, around), 'footer');

export const Typical = shellStory(footer());
export const WithoutLetters = shellStory(footer({ layoutData: { ...layoutData, newsletter: undefined } }));
export const SomeLocalesHaveNoSuchPage = shellStory(footer({ untranslated: ['fr', 'fr-CA', 'en-US'] }));
export const NothingButTheName = shellStory(footer({ layoutData: emptyLayoutData }));
export const LongGerman = shellStory(footer({ layoutData: longGermanLayoutData }), { written: 'de' });
