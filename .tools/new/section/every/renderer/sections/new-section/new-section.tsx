import { Eyebrow } from '#design-system/eyebrow';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Prose } from '#design-system/prose';
import { SectionPicture } from '../../media/section-picture.tsx';
import { renumberHeadings } from '../../parse/html-headings.ts';
import { CtaRow } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import * as styles from './new-section.css.ts';
import type { newSectionSchema } from './new-section.schema.ts';

type NewSectionProps = SectionViewProps<typeof newSectionSchema>;

/** A picture with a heading, text and calls to action beside it. */
export function NewSection({ eyebrow, heading, content, picture, ctas, context }: NewSectionProps) {
  const hasHeading = heading.length > 0;
  return (
    <PageWidth>
      <Grid>
        <div className={styles.copy}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {hasHeading && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
          {content && <Prose html={renumberHeadings(content, hasHeading ? context.headingLevel + 1 : 2)} />}
          <CtaRow ctas={ctas} />
        </div>
        {picture && (
          <figure className={styles.figure}>
            <SectionPicture
              picture={picture}
              sizes="(min-width: 60rem) 54vw, 92vw"
              ratio="3/2"
              eager={context.isLcp}
            />
          </figure>
        )}
      </Grid>
    </PageWidth>
  );
}
