import { Icon } from '#design-system/icon';
import type { Locale } from '#site/i18n/locale';
import * as styles from './locale-suggestion.css.ts';

export type LocaleSuggestionTexts = {
  /** "This site also comes in English (United Kingdom)." */
  readonly text: string;
  /** "Continue there" */
  readonly go: string;
  readonly dismiss: string;
};

/** Suggests the locale of the visitor's browser, in that language. A script sets the link to the localised page. */
export function LocaleSuggestion({ locale, texts }: { locale: Locale; texts: LocaleSuggestionTexts }) {
  return (
    <aside className={styles.suggestion} lang={locale.hreflang} aria-label={texts.text} data-suggestion>
      <p>{texts.text}</p>
      <a className={styles.go} href={`/${locale.code}`} hrefLang={locale.hreflang} data-locale={locale.code}>
        {texts.go}
      </a>
      <button className={styles.dismiss} type="button" aria-label={texts.dismiss}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
