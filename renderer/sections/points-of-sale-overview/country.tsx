import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import { type StoreCardData } from '../../stores/store-card-data.ts';
import { StoreCard } from '../../stores/store-card.tsx';
import type { Store } from '../../stores/store.ts';
import type { CountryOfStores } from './group-by-country.ts';
import * as styles from './points-of-sale-overview.css.ts';
import type { StoreListTexts } from './points-of-sale-overview.tsx';

type CountryProps = CountryOfStores & {
  level: 2 | 3;
  texts: StoreListTexts;
  toCard: (store: Store) => StoreCardData;
};

/** A country with its stores. */
export function Country({ name, count, stores, level, texts, toCard }: CountryProps) {
  return (
    <div className={styles.country}>
      <div className={styles.countryHeader}>
        <Heading level={level} size="chapter">
          {name}
        </Heading>
        <Text size="note" tone="quiet">
          {texts.storeCount(count)}
        </Text>
      </div>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.id}>
            <StoreCard store={toCard(store)} level={level === 2 ? 3 : 4} texts={texts} />
          </li>
        ))}
      </ul>
    </div>
  );
}
