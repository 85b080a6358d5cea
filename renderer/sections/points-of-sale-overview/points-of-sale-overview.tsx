import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { interpolate } from '../../render/section-texts.ts';
import type { ViewProps } from '../views.ts';
import { byCountry } from './by-country.ts';
import { Country } from './country.tsx';
import * as styles from './points-of-sale-overview.css.ts';
import { createWeekWords } from './week-texts.ts';

/** Shops in the order in which they come, under their countries; those past the editor's number open in place, without a script. */
export function PointsOfSaleOverview({
  eyebrow,
  heading,
  intro,
  limit,
  context,
}: ViewProps<'points-of-sale-overview'>) {
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
