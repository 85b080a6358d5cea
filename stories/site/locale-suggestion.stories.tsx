import { locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { renderLocaleSuggestion } from '#site/layout/render-layout';
import * as hero from '../renderer/fixtures/hero.ts';
import { renderPage } from '../renderer/section-story.tsx';
import { layoutAround, shellStory } from './layout-story.tsx';

export default { title: 'shell / Locale suggestion' };

function suggestion(locale: (typeof locales)[number]) {
  const { t } = messagesOf(locale);
  return renderLocaleSuggestion(locale, {
    text: t('suggestion.text', { region: locale.region }),
    go: t('suggestion.go'),
    dismiss: t('suggestion.dismiss'),
  });
}

export const InTheOfferedLanguage = shellStory(suggestion);
export const LongGerman = shellStory(suggestion, { written: 'de' });
export const OverAPage = shellStory(
  (locale) => layoutAround(renderPage([hero.typical], locale.code).html, locale) + suggestion(locales[3]),
);
