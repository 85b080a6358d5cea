import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Prose } from '#design-system/prose';
import { Text } from '#design-system/text';
import { renumberHeadings } from '../../parse/html-headings.ts';
import type { SectionViewProps } from '../define-section.ts';
import { innerHeadingLevel } from '../inner-heading-level.ts';
import * as styles from './cookie-declaration.css.ts';
import type { cookieDeclarationSchema } from './cookie-declaration.schema.ts';

type CookieDeclarationProps = SectionViewProps<
  typeof cookieDeclarationSchema,
  { texts: { missing: string } }
>;

/** The container in which a script of the consent provider lists all cookies. Until then it contains a sentence. */
export function CookieDeclaration({ heading, content, context }: CookieDeclarationProps) {
  const hasHeading = heading.length > 0;
  return (
    <PageWidth>
      <Grid>
        {(hasHeading || content) && (
          <div className={styles.head}>
            {hasHeading && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
            {content && <Prose html={renumberHeadings(content, innerHeadingLevel(hasHeading, context))} />}
          </div>
        )}
        <div className={styles.declaration} data-cookie-declaration="">
          <Text tone="quiet">{context.texts.missing}</Text>
        </div>
      </Grid>
    </PageWidth>
  );
}
