import type { Locale } from '#site/i18n/locale';
import { emptyLayoutData } from '#site/layout/layout-data';
import { layoutData, longGermanLayoutData } from './layout-data.ts';
import { renderStoryLayout, extractElement, siteStory } from './layout-story.tsx';

export default { title: 'site / Footer' };

type Options = Parameters<typeof renderStoryLayout>[2];
const footer = (options?: Options) => (locale: Locale) =>
  extractElement(renderStoryLayout('', locale, options), 'footer');

export const Typical = siteStory(footer());
export const WithoutNewsletter = siteStory(footer({ layoutData: { ...layoutData, newsletter: undefined } }));
export const PageMissingInSomeLocales = siteStory(footer({ untranslated: ['fr', 'fr-CA', 'en-US'] }));
export const WithoutCompany = siteStory(
  footer({ layoutData: { ...layoutData, company: emptyLayoutData.company } }),
);
export const WithoutLayoutData = siteStory(footer({ layoutData: emptyLayoutData }));
export const LongGerman = siteStory(footer({ layoutData: longGermanLayoutData }), { locale: 'de' });
