import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { interpolate, type PluralTexts } from '../../render/text-templates.ts';
import type { SectionViewProps } from '../define-section.ts';
import { byCountry } from './by-country.ts';
import { Country } from './country.tsx';
import * as styles from './points-of-sale-overview.css.ts';
import type { pointsOfSaleOverviewSchema } from './points-of-sale-overview.schema.ts';
import { createWeekWords } from './week-texts.ts';

export type StoreListTexts = {
  /** Number of shops in a country. */
  shops: PluralTexts;
  /** Label that opens the remaining shops; `{{count}}` is always two or more. */
  all: string;
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

/** Shops in the order in which they come, under their countries; those past the editor's number open in place, without a script. */
export function PointsOfSaleOverview({ eyebrow, heading, intro, limit, context }: PointsOfSaleOverviewProps) {
  const { language, texts, data } = context;
  const titled = heading.length > 0;
  const countries = byCountry(data.stores ?? [], limit);
  const level = titled && context.headingLevel === 2 ? 3 : 2;
  const count = data.stores?.length;
  const told = { level, language, texts, weekInWords: createWeekWords(language) } as const;
  return (
    <PageWidth>
      {(eyebrow || titled || intro) && (
        <div className={styles.head}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {titled && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
          {intro && (
            <Text size="lead" tone="quiet">
              {intro}
            </Text>
          )}
        </div>
      )}
      {!count && <Text>{count === undefined ? texts.unavailable : texts.none}</Text>}
      {countries.first.map((country) => (
        <Country key={country.code} {...country} {...told} />
      ))}
      {countries.rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.summary}>
            {interpolate(texts.all, { count: new Intl.NumberFormat(language).format(count ?? 0) })}
          </summary>
          {countries.rest.map((country) => (
            <Country key={country.code} {...country} {...told} />
          ))}
        </details>
      )}
    </PageWidth>
  );
}
