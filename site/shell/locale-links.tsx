import type { Locale } from '#site/locale';
import * as styles from './locale-links.css.ts';

export type LocaleOption = {
  readonly locale: Locale;
  /** The same page in that locale, else that locale's home. */
  readonly href: string;
  readonly current: boolean;
};

/** Links to the other locales, each in its own language. They load a whole page: words, navigation and prices all change. */
export function LocaleLinks({ options }: { options: readonly LocaleOption[] }) {
  return (
    <ul className={styles.list}>
      {options.map(({ locale, href, current }) => (
        <li key={locale.code}>
          <a
            className={styles.link}
            href={href}
            hrefLang={locale.hreflang}
            lang={locale.hreflang}
            aria-current={current ? 'true' : undefined}
            data-locale={locale.code}
          >
            {locale.region}, {locale.name}
          </a>
        </li>
      ))}
    </ul>
  );
}
