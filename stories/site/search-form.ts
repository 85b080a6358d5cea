import type { Locale } from '#site/i18n/locale';

/** Returns the props of the search form with popular terms and a help text. */
export function searchForm(locale: Locale) {
  return {
    action: `/${locale.code}/search`,
    popular: ['lantaarn', 'opaalglas', 'accu', 'deken', 'reparatie'],
    help: 'Zoek op een naam, een materiaal of het nummer onder de voet.',
  };
}
