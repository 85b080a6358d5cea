import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { fill } from '../../render/section-texts.ts';
import type { ViewProps } from '../views.ts';
import { byCountry } from './by-country.ts';
import { Country } from './country.tsx';
import * as styles from './points-of-sale-overview.css.ts';
import { createWeekWords } from './week-words.ts';

/** Shops in the order in which they come, under their countries; those past the editor's number open in place, without a script. */
export function PointsOfSaleOverview({
  eyebrow,
  heading,
  intro,
  atFirst,
  frame,
}: ViewProps<'points-of-sale-overview'>) {
  const { language, words, answers } = frame;
  const titled = heading.length > 0;
  const countries = byCountry(answers.stores ?? [], atFirst);
  const level = titled && frame.headingLevel === 2 ? 3 : 2;
  const count = answers.stores?.length;
  const told = { level, language, words, weekInWords: createWeekWords(language) } as const;
  return (
    <PageWidth>
      {(eyebrow || titled || intro) && (
        <div className={styles.head}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {titled && <Heading level={frame.headingLevel} size="chapter" runs={heading} />}
          {intro && (
            <Text size="lead" tone="quiet">
              {intro}
            </Text>
          )}
        </div>
      )}
      {!count && <Text>{count === undefined ? words.unavailable : words.none}</Text>}
      {countries.first.map((country) => (
        <Country key={country.code} {...country} {...told} />
      ))}
      {countries.rest.length > 0 && (
        <details className={styles.rest}>
          <summary className={styles.summary}>
            {fill(words.all, { count: new Intl.NumberFormat(language).format(count ?? 0) })}
          </summary>
          {countries.rest.map((country) => (
            <Country key={country.code} {...country} {...told} />
          ))}
        </details>
      )}
    </PageWidth>
  );
}
