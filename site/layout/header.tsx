import { Icon } from '#design-system/icon';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { Locale } from '#site/i18n/locale';
import { AccountLinks, type AccountTexts } from './account-links.tsx';
import * as styles from './header.css.ts';
import type { LayoutData } from './layout-data.ts';
import type { LocaleOption } from './locale-links.tsx';
import { LocaleSwitch } from './locale-switch.tsx';
import { MainMenu, type MainMenuTexts } from './main-menu.tsx';
import { NavList } from './nav-list.tsx';
import { SearchBox } from './search-box.tsx';
import { Wordmark } from './wordmark.tsx';

export type HeaderTexts = MainMenuTexts &
  AccountTexts & {
    readonly home: string;
    readonly mainNavigation: string;
    readonly serviceNavigation: string;
    readonly menu: string;
    readonly closeMenu: string;
    readonly search: string;
    readonly searchLabel: string;
    readonly localeNavigation: string;
  };

type HeaderProps = {
  readonly layoutData: LayoutData;
  readonly locale: Locale;
  readonly localeOptions: readonly LocaleOption[];
  readonly links: HeaderLinks;
  readonly path: string;
  readonly texts: HeaderTexts;
};

/** URLs of the header's links. `undefined` if the site has no such page. */
export type HeaderLinks = {
  readonly home: string;
  readonly search: string;
  readonly account: string | undefined;
  readonly cart: string | undefined;
};

/**
 * The header: announcement, main and service navigation, search and locale switch. On small screens a popover contains both
 * navigations. All menus are popovers, which work without JavaScript. A script replaces the small-screen popover by a modal.
 */
export function Header({ layoutData, locale, localeOptions, links, path, texts }: HeaderProps) {
  return (
    <header>
      {layoutData.announcement && (
        <p className={styles.announcement} data-tone="moss">
          {layoutData.announcement.text}{' '}
          {layoutData.announcement.link && (
            <a className={styles.announcementLink} href={layoutData.announcement.link.href}>
              {layoutData.announcement.link.label}
            </a>
          )}
        </p>
      )}
      <div className={styles.bar}>
        <nav className={styles.main} aria-label={texts.mainNavigation}>
          <MainMenu items={layoutData.main} path={path} texts={texts} />
        </nav>
        <a className={styles.wordmark} href={links.home} aria-label={texts.home}>
          <Wordmark name={layoutData.siteName} />
        </a>
        <div className={styles.actions}>
          <nav className={styles.service} aria-label={texts.serviceNavigation}>
            <NavList items={layoutData.service} path={path} variant="row" />
          </nav>
          <SearchBox action={links.search} texts={texts} />
          <AccountLinks account={links.account} cart={links.cart} texts={texts} />
          <LocaleSwitch locale={locale} options={localeOptions} label={texts.localeNavigation} />
          <button className={styles.menuButton} type="button" popoverTarget="menu">
            {texts.menu}
          </button>
        </div>
        <nav className={styles.menuPanel} id="menu" popover="auto" aria-label={texts.menu}>
          <button
            className={styles.closeButton}
            type="button"
            // Receives focus when the popover opens. The browser restores focus to the menu button.
            autoFocus
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            <VisuallyHidden>{texts.closeMenu}</VisuallyHidden>
          </button>
          <NavList items={layoutData.main} path={path} variant="menuPanel" />
          <NavList items={layoutData.service} path={path} variant="list" />
        </nav>
      </div>
    </header>
  );
}
