import { Accordion } from '#design-system/accordion';
import { Eyebrow } from '#design-system/eyebrow';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Prose } from '#design-system/prose';
import { Text } from '#design-system/text';
import { renumberHeadings } from '../../parse/html-headings.ts';
import { CtaRow } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { innerHeadingLevel } from '../inner-heading-level.ts';
import * as styles from './faq.css.ts';
import type { faqSchema } from './faq.schema.ts';

type FaqProps = SectionViewProps<typeof faqSchema>;

/** Questions with answers that open in place, as `<details>` without scripts. */
export function Faq({ eyebrow, heading, intro, questions, ctas, context }: FaqProps) {
  const hasHeading = heading.length > 0;
  return (
    <PageWidth>
      <Grid>
        <div className={styles.head}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {hasHeading && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
          {intro && <Text tone="quiet">{intro}</Text>}
          <CtaRow ctas={ctas} />
        </div>
        <div className={styles.questions}>
          <Accordion
            items={questions.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: (
                <Prose tone="quiet" html={renumberHeadings(answer, innerHeadingLevel(hasHeading, context))} />
              ),
            }))}
          />
        </div>
      </Grid>
    </PageWidth>
  );
}
