import { locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { renderLocaleSuggestion } from '#site/layout/render-layout';
import * as hero from '../renderer/fixtures/hero.ts';
import { renderPage } from '../renderer/section-story.tsx';
import { renderStoryLayout, siteStory } from './layout-story.tsx';

export default { title: 'site / Locale suggestion' };

function suggestion(locale: (typeof locales)[number]) {
  const { t } = messagesOf(locale);
  return renderLocaleSuggestion(locale, {
    text: t('suggestion.text', { region: locale.region }),
    go: t('suggestion.go'),
    dismiss: t('suggestion.dismiss'),
  });
}

export const InTheOfferedLanguage = siteStory(suggestion);
export const LongGerman = siteStory(suggestion, { locale: 'de' });
export const AbovePage = siteStory((locale) =>
  renderStoryLayout(renderPage([hero.typical], locale.code).html, locale).replace(
    '</header>',
    () => `</header>${suggestion(locales[3])}`,
  ),
);
