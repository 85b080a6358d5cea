import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { createStoreCards } from '../../stores/store-card-data.ts';
import type { StoreCardTexts } from '../../stores/store-card.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { innerHeadingLevel } from '../inner-heading-level.ts';
import { Country } from './country.tsx';
import { groupByCountry } from './group-by-country.ts';
import { KindList } from './kind-list.tsx';
import * as styles from './points-of-sale-overview.css.ts';
import type { pointsOfSaleOverviewSchema } from './points-of-sale-overview.schema.ts';
import { StoreMapFrame } from './store-map-frame.tsx';

export type StoreListTexts = StoreCardTexts & {
  /** Number of stores in a country. */
  storeCount: (count: number) => string;
  /** Label of the link to all stores. */
  all: (count: number) => string;
  /** Label of the element that opens the map of the stores. */
  showMap: string;
  none: string;
  unavailable: string;
};
type PointsOfSaleOverviewProps = SectionViewProps<
  typeof pointsOfSaleOverviewSchema,
  { texts: StoreListTexts; data: 'stores' }
>;

/**
 * Stores by country, below the kinds of stores, with a map on request. A link leads to the page with all stores of the preset, which has
 * filters and distances.
 */
export function PointsOfSaleOverview({ eyebrow, heading, intro, context }: PointsOfSaleOverviewProps) {
  const { intl, texts, data } = context;
  const hasHeading = heading.length > 0;
  const list = data.stores;
  const level = innerHeadingLevel(hasHeading, context);
  const shared = { level, texts, toCard: createStoreCards(intl) } as const;
  return (
    <PageWidth>
      {(eyebrow || hasHeading || intro) && (
        <div className={styles.head}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {hasHeading && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
          {intro && (
            <Text size="lead" tone="quiet">
              {intro}
            </Text>
          )}
        </div>
      )}
      <KindList stores={list?.stores ?? []} intl={intl} />
      {!list?.total && <Text>{list ? texts.none : texts.unavailable}</Text>}
      {list && list.stores.length > 0 && <StoreMapFrame list={list} label={texts.showMap} />}
      {list && groupByCountry(list).map((country) => <Country key={country.code} {...country} {...shared} />)}
      {list?.moreHref !== undefined && list.total > 0 && (
        <div className={styles.more}>
          <Link href={list.moreHref} variant="standalone" icon="arrow">
            {texts.all(list.total)}
          </Link>
        </div>
      )}
    </PageWidth>
  );
}
