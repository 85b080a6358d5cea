import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { renderLocaleSuggestion } from '#site/layout/render-layout';
import type { LocaleSuggestion } from '#site/protocol/payload';
import type { BuildAssets } from './build-assets.ts';

/** What a visitor is shown whose browser prefers this locale while they read another. */
export function localeSuggestionOf(locale: Locale, assets: BuildAssets): LocaleSuggestion {
  const { t } = messagesOf(locale);
  const html = renderLocaleSuggestion(locale, {
    text: t('suggestion.text', { region: locale.region }),
    go: t('suggestion.go'),
    dismiss: t('suggestion.dismiss'),
  });
  return { html, styles: assets.stylesOf(['locale-suggestion']).map(({ href }) => href) };
}
