import { useTranslation } from 'react-i18next';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import type { StoreFinderViewProps } from './finder-props.ts';
import { finderHref } from './finder-query.ts';
import * as styles from './finder-results.css.ts';

type NoStoresProps = Pick<StoreFinderViewProps, 'path' | 'choice' | 'origin' | 'distance' | 'nearest'>;

/** Explains why the list is empty. If no store is within the distance, it shows the nearest store. */
export function NoStores({ path, choice, origin, distance, nearest }: NoStoresProps) {
  const { t } = useTranslation('stores');
  const place = origin?.label ?? t('place.yours');
  return (
    <div className={styles.empty}>
      <Text>{distance !== undefined && nearest ? t('noneWithin', { distance, place }) : t('none')}</Text>
      {nearest?.distance !== undefined && (
        <>
          <Text>{t('nearest', { name: nearest.name, city: nearest.city, distance: nearest.distance })}</Text>
          <Link
            href={finderHref(path, { ...choice, distance: undefined, page: 1 })}
            variant="standalone"
            icon="arrow"
          >
            {t('showNearest')}
          </Link>
        </>
      )}
    </div>
  );
}
