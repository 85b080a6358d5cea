import type { Locale } from '#site/locale';
import { messagesOf } from '#site/messages';
import type { LayoutProps } from '#site/shell';
import { chrome } from './chrome.ts';

/** What the layout says in a locale. */
export function layoutWords(locale: Locale): LayoutProps['words'] {
  const { t } = messagesOf(locale);
  return {
    skipToContent: t('skipToContent'),
    home: t('home', { name: chrome.siteName }),
    mainNavigation: t('mainNavigation'),
    serviceNavigation: t('serviceNavigation'),
    footerNavigation: t('footerNavigation'),
    localeNavigation: t('localeNavigation'),
    menu: t('menu'),
    closeMenu: t('closeMenu'),
    search: t('search'),
    searchLabel: t('search:label'),
    account: t('account'),
    cart: t('cart'),
    moreUnder: (title) => t('moreUnder', { title }),
    theme: t('theme'),
    day: t('day'),
    dusk: t('dusk'),
    system: t('system'),
  };
}

/** A form that searches the site, as editors help with it. */
export function searchForm(locale: Locale) {
  const { t } = messagesOf(locale);
  return {
    action: `/${locale.code}/search`,
    words: { label: t('search:label'), submit: t('search:submit'), popular: t('search:popular') },
    popular: ['lantaarn', 'opaalglas', 'accu', 'deken', 'reparatie'],
    help: 'Zoek op een naam, een materiaal of het nummer onder de voet.',
  };
}
