import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { Drawer } from '#design-system/drawer';
import { VisuallyHidden } from '#design-system/visually-hidden';
import * as styles from './category-list.css.ts';
import { Facets } from './facets.tsx';

type FacetsDrawerProps = Omit<ComponentProps<typeof Facets>, 'hasSubmit'> & {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Number of products in the list. */
  readonly total: number;
  readonly isPending: boolean;
  readonly isSlow: boolean;
  /** The status of the list on the page. The drawer repeats it, because it hides the page from screen readers. */
  readonly status: string;
};

/** The facets in a drawer, for small screens. Each choice changes the list behind it at once. */
export function FacetsDrawer({
  open,
  onClose,
  total,
  isPending,
  isSlow,
  status,
  ...facets
}: FacetsDrawerProps) {
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
        <VisuallyHidden live>{isSlow ? t('loading') : status}</VisuallyHidden>
      </div>
      <div className={styles.drawerFoot}>
        <Button onClick={onClose}>{t('filters.show', { count: total })}</Button>
      </div>
    </Drawer>
  );
}
