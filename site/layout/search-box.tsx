import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { MAX_TERM_LENGTH } from '#site/protocol/search-term';
import { panel } from './main-menu.css.ts';
import * as styles from './search-box.css.ts';

type SearchBoxProps = {
  /** URL of the search page. */
  readonly action: string;
};

/** A button that opens a search form below the header. It works without JavaScript. */
export function SearchBox({ action }: SearchBoxProps) {
  const { t } = useTranslation(['layout', 'search']);
  return (
    <search>
      <button className={styles.iconButton} type="button" aria-label={t('search')} popoverTarget="search">
        <Icon name="search" />
      </button>
      <form className={`${panel} ${styles.form}`} id="search" popover="auto" action={action}>
        <input
          className={styles.line}
          type="search"
          name="q"
          aria-label={t('search:label')}
          placeholder={t('search:label')}
          maxLength={MAX_TERM_LENGTH}
          autoComplete="off"
          // Receives focus when the popover opens.
          autoFocus
        />
        <button className={styles.iconButton} type="submit" aria-label={t('showResults')}>
          <Icon name="arrow" />
        </button>
      </form>
    </search>
  );
}
