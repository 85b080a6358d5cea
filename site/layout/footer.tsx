import * as styles from './footer.css.ts';
import type { Chrome } from './layout-data.ts';
import { LocaleLinks, type LocaleOption } from './locale-links.tsx';
import { NavList } from './nav-list.tsx';
import { NewsletterCall } from './newsletter-call.tsx';
import { ThemeSwitch, type ThemeWords } from './theme-switch.tsx';

export type FooterWords = ThemeWords & {
  readonly footerNavigation: string;
  readonly localeNavigation: string;
};

type FooterProps = {
  readonly chrome: Chrome;
  readonly path: string;
  readonly localeOptions: readonly LocaleOption[];
  readonly words: FooterWords;
};

/** The brand's line, the way to its letters, the footer navigation, the eight locales and the choice of theme; always at dusk. */
export function Footer({ chrome, path, localeOptions, words }: FooterProps) {
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.columns}>
        <div>
          {chrome.tagline && <p className={styles.tagline}>{chrome.tagline}</p>}
          {chrome.newsletter && <NewsletterCall {...chrome.newsletter} />}
        </div>
        <nav className={styles.navigation} aria-label={words.footerNavigation}>
          <NavList items={chrome.footer} path={path} look="columns" />
        </nav>
        <nav className={styles.locales} aria-label={words.localeNavigation}>
          <h2 className={styles.title}>{words.localeNavigation}</h2>
          <LocaleLinks options={localeOptions} />
        </nav>
      </div>
      <div className={styles.base}>
        <p>{chrome.siteName}</p>
        <ThemeSwitch words={words} />
      </div>
    </footer>
  );
}
