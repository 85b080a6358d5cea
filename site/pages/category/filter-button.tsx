import { useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import * as styles from './category-list.css.ts';

type FilterButtonProps = {
  /** Number of chosen values. */
  readonly count: number;
} & ({ readonly href: string } | { readonly onClick: () => void });

/** Opens the facets on a small screen: a button for the drawer, or without a script a link to the panel. */
export function FilterButton({ count, ...action }: FilterButtonProps) {
  const { t } = useTranslation('category');
  const content = (
    <>
      <Icon name="filter" />
      {count > 0 ? t('filters.openWithCount', { count }) : t('filters.open')}
    </>
  );
  if ('href' in action)
    return (
      <a className={styles.filterButton} href={action.href}>
        {content}
      </a>
    );
  return (
    <button type="button" className={styles.filterButton} aria-haspopup="dialog" onClick={action.onClick}>
      {content}
    </button>
  );
}
