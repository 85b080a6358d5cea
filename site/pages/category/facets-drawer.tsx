import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Drawer } from '#design-system/drawer';
import * as styles from './category-list.css.ts';
import { Facets } from './facets.tsx';

type FacetsDrawerProps = Omit<ComponentProps<typeof Facets>, 'hasSubmit'> & {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Number of products in the list. */
  readonly total: number;
  readonly isPending: boolean;
};

/** The facets in a drawer, for small screens. Each choice changes the list behind it at once. */
export function FacetsDrawer({ open, onClose, total, isPending, ...facets }: FacetsDrawerProps) {
  const { t } = useTranslation('category');
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('filters.title')}
      closeLabel={t('filters.close')}
      side="start"
    >
      <div className={styles.drawer} aria-busy={isPending}>
        <Facets {...facets} hasSubmit={false} />
      </div>
      <div className={styles.drawerFoot}>
        <Button onClick={onClose}>{t('filters.show', { count: total })}</Button>
      </div>
    </Drawer>
  );
}
