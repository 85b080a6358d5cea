import { type CSSProperties, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#design-system/visually-hidden';
import * as styles from './facets.css.ts';
import type { FacetValue } from './list-options.ts';

type FacetLabelProps = Pick<FacetValue, 'label' | 'count' | 'color'>;

/**
 * The label of a facet's value with the number of its products. Memoised, because a list has many values, and until the next list is loaded a
 * choice changes few of them.
 */
export const FacetLabel = memo(function FacetLabel({ label, count, color }: FacetLabelProps) {
  const { t } = useTranslation('category');
  return (
    <span className={styles.label}>
      {color && <span className={styles.dot} style={dotStyle(color)} />}
      <span>
        {label}
        {count !== undefined && (
          <>
            {' '}
            <span className={styles.count} aria-hidden="true">
              {t('filters.optionNumber', { count })}
            </span>
            <VisuallyHidden>({t('filters.optionCount', { count })})</VisuallyHidden>
          </>
        )}
      </span>
    </span>
  );
});

function dotStyle(color: string): CSSProperties & Record<`--${string}`, string> {
  return { [styles.DOT_COLOR]: color };
}
