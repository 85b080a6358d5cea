import type { Locale } from '#site/locale';
import { messagesOf } from '#site/messages';
import type { LocaleSuggestion } from '#site/payload';
import { renderLocaleSuggestion } from '#site/shell';
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
