import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import { formatCount } from '../../render/text-templates.ts';
import type { CountryOfStores } from './by-country.ts';
import * as styles from './points-of-sale-overview.css.ts';
import type { StoreListTexts } from './points-of-sale-overview.tsx';
import { Shop } from './shop.tsx';
import type { WeekInWords } from './week-texts.ts';
import type { Week } from './week.ts';

type CountryProps = CountryOfStores & {
  level: 2 | 3;
  language: string;
  texts: StoreListTexts;
  weekInWords: (week: Week) => WeekInWords;
};

/** A country in the margin, its shops beside it. */
export function Country({ name, count, stores, level, language, texts, weekInWords }: CountryProps) {
  return (
    <div className={styles.country}>
      <div className={styles.inMargin}>
        <Heading level={level} size="chapter">
          {name}
        </Heading>
        <Text size="note" tone="quiet">
          {formatCount(texts.shops, count, language)}
        </Text>
      </div>
      <ul className={styles.shops}>
        {stores.map((store) => (
          <li key={store.id} className={styles.shop}>
            <Shop store={store} level={level === 2 ? 3 : 4} texts={texts} weekInWords={weekInWords} />
          </li>
        ))}
      </ul>
    </div>
  );
}
