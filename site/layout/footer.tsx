import { useTranslation } from 'react-i18next';
import { CompanyDetails, Registers } from './company-details.tsx';
import * as styles from './footer.css.ts';
import type { LayoutData, Newsletter } from './layout-data.ts';
import { LocaleLinks, type LocaleOption } from './locale-links.tsx';
import { link, title as groupTitle } from './nav-list.css.ts';
import { NavList } from './nav-list.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type FooterProps = {
  readonly layoutData: LayoutData;
  readonly path: string;
  readonly localeOptions: readonly LocaleOption[];
  readonly hasConsentSettings: boolean;
};

/** The footer: tagline, newsletter link, navigation, locale links, company, cookie settings and theme switch. It always has the dark tone. */
export function Footer({ layoutData, path, localeOptions, hasConsentSettings }: FooterProps) {
  const { t } = useTranslation('layout');
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.columns}>
        <div>
          {layoutData.tagline && <p className={styles.tagline}>{layoutData.tagline}</p>}
          {layoutData.newsletter && <NewsletterLink {...layoutData.newsletter} />}
        </div>
        <nav className={styles.onlyOnScreen} aria-label={t('footerNavigation')}>
          <NavList items={layoutData.footer} path={path} variant="columns" />
        </nav>
        <nav className={styles.onlyOnScreen} aria-label={t('localeNavigation')}>
          <h2 className={groupTitle}>{t('localeNavigation')}</h2>
          <LocaleLinks options={localeOptions} />
        </nav>
        <CompanyDetails company={layoutData.company} />
      </div>
      <div className={styles.base}>
        <Registers name={layoutData.siteName} company={layoutData.company} />
        {hasConsentSettings && <ConsentSettings />}
        <ThemeSwitch />
      </div>
    </footer>
  );
}

function NewsletterLink({ title, text, link: { href, label } }: Newsletter) {
  return (
    <div className={styles.newsletter}>
      <h2 className={groupTitle}>{title}</h2>
      {text && <p>{text}</p>}
      <a className={link} href={href}>
        {label}
      </a>
    </div>
  );
}

/** The style of the hidden button, with the font size and weight of its line. */
const HIDDEN = { visibility: 'hidden', fontSize: 'inherit', fontWeight: 'inherit' } as const;

/**
 * The button that shows the banner of the consent provider again. `client/consent.ts` makes the button visible after the provider has loaded.
 * Its space is reserved, so that it appears without a layout shift.
 */
function ConsentSettings() {
  const { t } = useTranslation('layout');
  return (
    <div className={styles.onlyOnScreen}>
      <button className={link} type="button" style={HIDDEN} data-consent-settings>
        {t('cookieSettings')}
      </button>
    </div>
  );
}
