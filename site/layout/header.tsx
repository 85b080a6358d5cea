import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { Locale } from '#site/i18n/locale';
import { sessionMarkerName } from '#site/protocol/session-summary';
import { AccountLinks } from './account-links.tsx';
import { Announcement } from './announcement.tsx';
import * as styles from './header.css.ts';
import type { LayoutData } from './layout-data.ts';
import { LocaleLinks, type LocaleOption } from './locale-links.tsx';
import { LocaleSwitch } from './locale-switch.tsx';
import { MainMenu } from './main-menu.tsx';
import { title } from './nav-list.css.ts';
import { NavList } from './nav-list.tsx';
import { SearchBox } from './search-box.tsx';
import { Wordmark } from './wordmark.tsx';

type HeaderProps = {
  readonly layoutData: LayoutData;
  readonly locale: Locale;
  readonly localeOptions: readonly LocaleOption[];
  readonly links: HeaderLinks;
  readonly path: string;
};

/** URLs of the header's links. */
export type HeaderLinks = {
  readonly home: string;
  readonly search: string;
  readonly account: string;
  readonly cart: string;
};

/**
 * The header: announcement, main and service navigation, search and locale switch. On small screens a popover contains both
 * navigations and the locales. All menus are popovers, which work without JavaScript. A script replaces the small-screen popover with a modal.
 */
export function Header({ layoutData, locale, localeOptions, links, path }: HeaderProps) {
  const { t } = useTranslation('layout');
  return (
    <header>
      {layoutData.announcement && <Announcement announcement={layoutData.announcement} />}
      <div className={styles.bar}>
        <nav className={styles.navigation} aria-label={t('mainNavigation')}>
          <MainMenu items={layoutData.main} path={path} />
        </nav>
        <a
          className={styles.wordmark}
          href={links.home}
          aria-label={t('home', { name: layoutData.siteName })}
        >
          <Wordmark name={layoutData.siteName} />
        </a>
        <div className={styles.actions}>
          <nav className={styles.navigation} aria-label={t('serviceNavigation')}>
            <NavList items={layoutData.service} path={path} variant="row" />
          </nav>
          <SearchBox action={links.search} />
          <AccountLinks account={links.account} cart={links.cart} marker={sessionMarkerName(locale)} />
          <LocaleSwitch locale={locale} options={localeOptions} />
          <button className={styles.menuButton} type="button" popoverTarget="menu">
            {t('menu')}
          </button>
        </div>
        <nav className={styles.menuPanel} id="menu" popover="auto" aria-label={t('menu')}>
          <button
            className={styles.closeButton}
            type="button"
            // Receives focus when the popover opens. The browser restores focus to the menu button.
            autoFocus
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            <VisuallyHidden>{t('closeMenu')}</VisuallyHidden>
          </button>
          <NavList items={layoutData.main} path={path} variant="menuPanel" />
          <NavList items={layoutData.service} path={path} variant="list" />
          <div className={styles.menuLocales} role="group" aria-label={t('localeNavigation')}>
            <p className={title}>{t('localeNavigation')}</p>
            <LocaleLinks options={localeOptions} />
          </div>
        </nav>
      </div>
    </header>
  );
}
