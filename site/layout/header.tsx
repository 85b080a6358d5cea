import { Icon } from '#design-system/icon';
import { VisuallyHidden } from '#design-system/visually-hidden';
import type { Locale } from '#site/i18n/locale';
import * as styles from './header.css.ts';
import type { Chrome } from './layout-data.ts';
import type { LocaleOption } from './locale-links.tsx';
import { LocaleSwitch } from './locale-switch.tsx';
import { MainMenu, type MainMenuWords } from './main-menu.tsx';
import { NavList } from './nav-list.tsx';
import { SearchBox } from './search-box.tsx';
import { VisitorLinks, type VisitorWords } from './visitor-links.tsx';
import { Wordmark } from './wordmark.tsx';

export type HeaderWords = MainMenuWords &
  VisitorWords & {
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
  readonly chrome: Chrome;
  readonly locale: Locale;
  readonly localeOptions: readonly LocaleOption[];
  readonly addresses: HeaderAddresses;
  readonly path: string;
  readonly words: HeaderWords;
};

/** Where the header leads; what the site does not have is absent. */
export type HeaderAddresses = {
  readonly home: string;
  readonly search: string;
  readonly account: string | undefined;
  readonly cart: string | undefined;
};

/**
 * Announcement, main and service navigation, search and locale. On a phone both navigations stand in a sheet; it and all menus
 * open by `popover`, without a script. With one, the sheet becomes a modal of the same content (`client/phone-menu.ts`).
 */
export function Header({ chrome, locale, localeOptions, addresses, path, words }: HeaderProps) {
  return (
    <header>
      {chrome.announcement && (
        <p className={styles.announcement} data-tone="moss">
          {chrome.announcement.text}{' '}
          {chrome.announcement.link && (
            <a className={styles.announcementLink} href={chrome.announcement.link.href}>
              {chrome.announcement.link.label}
            </a>
          )}
        </p>
      )}
      <div className={styles.bar}>
        <nav className={styles.main} aria-label={words.mainNavigation}>
          <MainMenu items={chrome.main} path={path} words={words} />
        </nav>
        <a className={styles.wordmark} href={addresses.home} aria-label={words.home}>
          <Wordmark name={chrome.siteName} />
        </a>
        <div className={styles.tools}>
          <nav className={styles.service} aria-label={words.serviceNavigation}>
            <NavList items={chrome.service} path={path} look="row" />
          </nav>
          <SearchBox action={addresses.search} words={words} />
          <VisitorLinks account={addresses.account} cart={addresses.cart} words={words} />
          <LocaleSwitch locale={locale} options={localeOptions} label={words.localeNavigation} />
          <button className={styles.menuButton} type="button" popoverTarget="menu">
            {words.menu}
          </button>
        </div>
        <nav className={styles.sheet} id="menu" popover="auto" aria-label={words.menu}>
          <button
            className={styles.closeButton}
            type="button"
            // Where focus goes when the sheet opens; it returns to the menu's button by itself.
            autoFocus
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            <Icon name="close" />
            <VisuallyHidden>{words.closeMenu}</VisuallyHidden>
          </button>
          <NavList items={chrome.main} path={path} look="sheet" />
          <NavList items={chrome.service} path={path} look="list" />
        </nav>
      </div>
    </header>
  );
}
