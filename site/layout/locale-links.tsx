import type { Locale } from '#site/i18n/locale';
import * as styles from './locale-links.css.ts';

export type LocaleOption = {
  readonly locale: Locale;
  /** URL of the page in that locale, or of the locale's home page. */
  readonly href: string;
  readonly isCurrent: boolean;
  /** Whether the page exists in that locale. */
  readonly isTranslated: boolean;
  /** Note for untranslated pages, "To the home page", in that locale's language. */
  readonly homeOnlyText: string;
};

/** Links to all locales, each in its own language. They load a new document, because layout and prices change too. */
export function LocaleLinks({ options }: { options: readonly LocaleOption[] }) {
  return (
    <ul className={styles.list}>
      {options.map(({ locale, href, isCurrent, isTranslated, homeOnlyText }) => (
        <li key={locale.code}>
          <a
            className={styles.link}
            href={href}
            hrefLang={locale.hreflang}
            lang={locale.hreflang}
            aria-current={isCurrent ? 'true' : undefined}
            data-locale={locale.code}
          >
            <span>
              {locale.region}, {locale.name}
              <span className={styles.note} data-home-only hidden={isTranslated}>
                {homeOnlyText}
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
