import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import * as styles from './category-list.css.ts';
import { listHref, type ListChoice, clearFacets, toggleValue } from './category-query.ts';
import type { ListFacet } from './list-options.ts';
import { chosenValuesOf } from './list-status.ts';

type ChosenValuesProps = {
  readonly path: string;
  readonly facets: readonly ListFacet[];
  readonly choice: ListChoice;
};

/** The chosen values of all facets, in the order of the facets. Each is a link that removes it. */
export function ChosenValues({ path, facets, choice }: ChosenValuesProps) {
  const { t } = useTranslation('category');
  const chips = chosenValuesOf(facets, choice);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('chosen.label')}>
      {chips.map(({ code, value, label }) => (
        <li key={`${code}:${value}`}>
          <a
            href={listHref(path, toggleValue(choice, code, value))}
            rel="nofollow"
            className={styles.chip}
            aria-label={t('chosen.remove', { label })}
          >
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <a href={listHref(path, clearFacets(choice))} rel="nofollow" className={styles.clear}>
            {t('chosen.clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
