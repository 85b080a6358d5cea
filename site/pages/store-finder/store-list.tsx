import { useTranslation } from 'react-i18next';
import { StoreCard } from '#renderer/stores/store-card';
import { OpeningNotice } from '../store/opening-notice.tsx';
import type { FinderStore } from './finder-props.ts';
import * as styles from './finder-results.css.ts';

type StoreListProps = {
  readonly stores: readonly FinderStore[];
  /** The store that the map shows. */
  readonly selectedId: string | undefined;
  /** Without it, the cards have no button that shows their store on the map. */
  readonly onShowOnMap: ((store: FinderStore) => void) | undefined;
};

/** The stores of one page of the store finder. */
export function StoreList({ stores, selectedId, onShowOnMap }: StoreListProps) {
  const { t } = useTranslation('stores');
  const texts = {
    closed: t('card.closed'),
    email: t('card.email'),
    website: t('card.website'),
    map: t('card.map'),
  };
  return (
    <ul className={styles.list}>
      {stores.map((store) => (
        <li key={store.id}>
          <StoreCard
            store={store}
            level={3}
            texts={texts}
            distance={store.distance}
            status={<OpeningNotice schedule={store.schedule} />}
            isSelected={store.id === selectedId}
            onShowOnMap={onShowOnMap && (() => onShowOnMap(store))}
          />
        </li>
      ))}
    </ul>
  );
}
