import * as styles from './footer.css.ts';
import type { LayoutData, Newsletter } from './layout-data.ts';
import { LocaleLinks, type LocaleOption } from './locale-links.tsx';
import { link } from './nav-list.css.ts';
import { NavList } from './nav-list.tsx';
import { ThemeSwitch, type ThemeTexts } from './theme-switch.tsx';

export type FooterTexts = ThemeTexts & {
  readonly footerNavigation: string;
  readonly localeNavigation: string;
};

type FooterProps = {
  readonly layoutData: LayoutData;
  readonly path: string;
  readonly localeOptions: readonly LocaleOption[];
  readonly texts: FooterTexts;
};

/** The footer: tagline, newsletter link, navigation, locale links and theme switch. It always has the dark tone. */
export function Footer({ layoutData, path, localeOptions, texts }: FooterProps) {
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.columns}>
        <div>
          {layoutData.tagline && <p className={styles.tagline}>{layoutData.tagline}</p>}
          {layoutData.newsletter && <NewsletterLink {...layoutData.newsletter} />}
        </div>
        <nav className={styles.navigation} aria-label={texts.footerNavigation}>
          <NavList items={layoutData.footer} path={path} variant="columns" />
        </nav>
        <nav className={styles.locales} aria-label={texts.localeNavigation}>
          <h2 className={styles.title}>{texts.localeNavigation}</h2>
          <LocaleLinks options={localeOptions} />
        </nav>
      </div>
      <div className={styles.base}>
        <p>{layoutData.siteName}</p>
        <ThemeSwitch texts={texts} />
      </div>
    </footer>
  );
}

function NewsletterLink({ title, text, link: { href, label } }: Newsletter) {
  return (
    <div className={styles.newsletter}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p>{text}</p>}
      <a className={link} href={href}>
        {label}
      </a>
    </div>
  );
}
