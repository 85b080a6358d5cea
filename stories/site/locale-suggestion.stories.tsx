import { locales } from '#site/i18n/locale';
import { renderLocaleSuggestion } from '#site/layout/render-layout';
import * as hero from '../renderer/fixtures/hero.ts';
import { renderPage } from '../renderer/section-story.tsx';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Locale suggestion' };

export const InTheOfferedLanguage = siteStory(renderLocaleSuggestion);
export const LongGerman = siteStory(renderLocaleSuggestion, { locale: 'de' });
export const AbovePage = siteStory((locale) =>
  renderStoryLayout(renderPage([hero.typical], locale.code).html, locale).replace(
    '</header>',
    () => `</header>${renderLocaleSuggestion(locales[3])}`,
  ),
);
