import type { Chrome } from './chrome.ts';
import * as styles from './header.css.ts';
import { NavList } from './nav-list.tsx';
import { Wordmark } from './wordmark.tsx';

export type HeaderWords = {
  readonly home: string;
  readonly mainNavigation: string;
  readonly serviceNavigation: string;
  readonly menu: string;
  readonly closeMenu: string;
};

type HeaderProps = {
  readonly chrome: Chrome;
  readonly home: string;
  readonly path: string;
  readonly words: HeaderWords;
};

/** Announcement, main and service navigation. On a phone both stand in a sheet that opens by `popover`, without a script. */
export function Header({ chrome, home, path, words }: HeaderProps) {
  return (
    <header>
      {chrome.announcement && (
        <p className={styles.announcement} data-tone="moss">
          {chrome.announcement}
        </p>
      )}
      <div className={styles.bar}>
        <nav className={styles.main} aria-label={words.mainNavigation}>
          <NavList items={chrome.main} path={path} look="row" />
        </nav>
        <a className={styles.wordmark} href={home} aria-label={words.home}>
          <Wordmark name={chrome.siteName} />
        </a>
        <nav className={styles.service} aria-label={words.serviceNavigation}>
          <NavList items={chrome.service} path={path} look="row" />
        </nav>
        <button className={styles.menuButton} type="button" popoverTarget="menu">
          {words.menu}
        </button>
        <nav className={styles.sheet} id="menu" popover="auto" aria-label={words.menu}>
          <button
            className={styles.closeButton}
            type="button"
            // Where focus goes when the sheet opens; it returns to the menu's button by itself.
            autoFocus
            popoverTarget="menu"
            popoverTargetAction="hide"
          >
            {words.closeMenu}
          </button>
          <NavList items={chrome.main} path={path} look="sheet" />
          <NavList items={chrome.service} path={path} look="list" />
        </nav>
      </div>
    </header>
  );
}
