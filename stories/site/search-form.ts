import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';

/** Returns the props of the search form with popular terms and a help text. */
export function searchForm(locale: Locale) {
  const { t } = messagesOf(locale);
  return {
    action: `/${locale.code}/search`,
    texts: { label: t('search:label'), submit: t('search:submit'), popular: t('search:popular') },
    popular: ['lantaarn', 'opaalglas', 'accu', 'deken', 'reparatie'],
    help: 'Zoek op een naam, een materiaal of het nummer onder de voet.',
  };
}
