import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import type { LayoutProps } from './layout.tsx';
import type { ReloadNoticeTexts } from './navigation-status.tsx';

/** Returns the texts of the layout in a locale. */
export function layoutTexts(locale: Locale, siteName: string): LayoutProps['texts'] {
  const { t } = messagesOf(locale);
  return {
    skipToContent: t('skipToContent'),
    home: t('home', { name: siteName }),
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
    submenuOf: (title) => t('submenuOf', { title }),
    theme: t('theme'),
    day: t('day'),
    dusk: t('dusk'),
    system: t('system'),
  };
}

/** Returns the texts of the notice to reload in a locale. */
export function reloadNoticeTexts(locale: Locale): ReloadNoticeTexts {
  const { t } = messagesOf(locale);
  return { text: t('reload.text'), now: t('reload.now'), dismiss: t('reload.dismiss') };
}
