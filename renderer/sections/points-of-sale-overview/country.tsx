import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import type { FormattedWeek } from './format-week.ts';
import type { CountryOfStores } from './group-by-country.ts';
import type { OpeningWeek } from './opening-week.ts';
import * as styles from './points-of-sale-overview.css.ts';
import type { StoreListTexts } from './points-of-sale-overview.tsx';
import { StoreItem } from './store-item.tsx';

type CountryProps = CountryOfStores & {
  level: 2 | 3;
  texts: StoreListTexts;
  formatWeek: (week: OpeningWeek) => FormattedWeek;
};

/** A country with its stores. */
export function Country({ name, count, stores, level, texts, formatWeek }: CountryProps) {
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
      <ul className={styles.shops}>
        {stores.map((store) => (
          <li key={store.id} className={styles.shop}>
            <StoreItem store={store} level={level === 2 ? 3 : 4} texts={texts} formatWeek={formatWeek} />
          </li>
        ))}
      </ul>
    </div>
  );
}
