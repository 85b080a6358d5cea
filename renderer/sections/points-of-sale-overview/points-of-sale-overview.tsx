import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import type { SectionViewProps } from '../define-section.ts';
import { Country } from './country.tsx';
import { createWeekFormat } from './format-week.ts';
import { groupByCountry } from './group-by-country.ts';
import { KindList } from './kind-list.tsx';
import * as styles from './points-of-sale-overview.css.ts';
import type { pointsOfSaleOverviewSchema } from './points-of-sale-overview.schema.ts';

export type StoreListTexts = {
  /** Number of stores in a country. */
  storeCount: (count: number) => string;
  /** Label that opens the remaining stores. */
  all: (count: number) => string;
  closed: string;
  email: string;
  website: string;
  map: string;
  none: string;
  unavailable: string;
};
type PointsOfSaleOverviewProps = SectionViewProps<
  typeof pointsOfSaleOverviewSchema,
  { texts: StoreListTexts; data: 'stores' }
>;

/** Stores by country, below the kinds of stores. Stores beyond the editor's limit are in a `<details>` element, which needs no scripts. */
export function PointsOfSaleOverview({ eyebrow, heading, intro, limit, context }: PointsOfSaleOverviewProps) {
  const { language, texts, data } = context;
  const hasHeading = heading.length > 0;
  const countries = groupByCountry(data.stores ?? [], limit);
  const level = hasHeading && context.headingLevel === 2 ? 3 : 2;
  const count = data.stores?.length;
  const shared = { level, texts, formatWeek: createWeekFormat(language) } as const;
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
      <KindList stores={data.stores ?? []} language={language} />
      {!count && <Text>{count === undefined ? texts.unavailable : texts.none}</Text>}
      {countries.first.map((country) => (
        <Country key={country.code} {...country} {...shared} />
      ))}
      {countries.rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.summary}>{texts.all(count ?? 0)}</summary>
          {countries.rest.map((country) => (
            <Country key={country.code} {...country} {...shared} />
          ))}
        </details>
      )}
    </PageWidth>
  );
}
