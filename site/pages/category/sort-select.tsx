import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import * as styles from './category-list.css.ts';
import { SORT } from './category-query.ts';
import type { SortOption } from './list-options.ts';

type SortSelectProps = {
  /** Id of the form of the facets. Without a script, it submits the sort order together with the facets. */
  readonly formId: string;
  readonly options: readonly SortOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The sort order of a list. Without a script it has a submit button. */
export function SortSelect({ formId, options, value, onChange }: SortSelectProps) {
  const { t } = useTranslation('category');
  return (
    <div className={styles.sort}>
      <label className={styles.sortLabel}>
        <span className={styles.sortName}>{t('sort.label')}</span>
        <select
          name={SORT}
          form={formId}
          value={value}
          className={styles.select}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </label>
      <noscript>
        <button type="submit" form={formId} className={styles.sortButton}>
          {t('sort.apply')}
        </button>
      </noscript>
    </div>
  );
}
