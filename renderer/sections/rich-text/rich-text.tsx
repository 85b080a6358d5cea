import { Eyebrow } from '#design-system/eyebrow';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Prose } from '#design-system/prose';
import { renumberHeadings } from '../../parse/html-headings.ts';
import { withWideSizes } from '../../parse/html-pictures.ts';
import type { SectionViewProps } from '../define-section.ts';
import { innerHeadingLevel } from '../inner-heading-level.ts';
import * as styles from './rich-text.css.ts';
import type { richTextSchema } from './rich-text.schema.ts';

type RichTextProps = SectionViewProps<typeof richTextSchema>;

/** Running text with its heading beside it, or above it if the heading is the page's h1. */
export function RichText({ eyebrow, heading, content, width, continues, context }: RichTextProps) {
  const hasHeading = heading.length > 0;
  const sized = width === 'wide' ? withWideSizes(content) : content;
  const innerLevel = innerHeadingLevel(hasHeading || continues?.has_heading === true, context);
  const isH1 = hasHeading && context.headingLevel === 1;
  return (
    <PageWidth>
      <Grid>
        {(hasHeading || eyebrow) && (
          <div className={isH1 || width === 'wide' ? styles.above : styles.beside}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {hasHeading && (
              <Heading level={context.headingLevel} size={isH1 ? 'display' : 'chapter'} runs={heading} />
            )}
          </div>
        )}
        {content && (
          <div className={styles.body[width]}>
            <Prose width={width} html={renumberHeadings(sized, innerLevel, continues?.open_levels)} />
          </div>
        )}
      </Grid>
    </PageWidth>
  );
}
