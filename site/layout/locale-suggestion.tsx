import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import type { Locale } from '#site/i18n/locale';
import * as styles from './locale-suggestion.css.ts';

/** Suggests the locale of the visitor's browser, in the language of that locale. A script sets the link to the localised page. */
export function LocaleSuggestion({ locale }: { locale: Locale }) {
  const { t } = useTranslation('layout');
  const text = t('suggestion.text', { region: locale.region });
  return (
    <aside className={styles.suggestion} lang={locale.hreflang} aria-label={text} data-suggestion>
      <p>{text}</p>
      <a className={styles.go} href={`/${locale.code}`} hrefLang={locale.hreflang} data-locale={locale.code}>
        {t('suggestion.go')}
      </a>
      <button className={styles.dismiss} type="button" aria-label={t('suggestion.dismiss')}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
