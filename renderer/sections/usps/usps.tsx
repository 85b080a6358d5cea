import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { SectionIcon } from '../../media/section-icon.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { innerHeadingLevel } from '../inner-heading-level.ts';
import * as styles from './usps.css.ts';
import type { uspsSchema } from './usps.schema.ts';

type UspsProps = SectionViewProps<typeof uspsSchema, { data: 'icons' }>;

/** Short reasons side by side, separated by hairlines. */
export function Usps({ eyebrow, heading, reasons, context }: UspsProps) {
  const hasHeading = heading.length > 0;
  return (
    <div className={styles.usps}>
      <PageWidth>
        {(eyebrow || hasHeading) && (
          <div className={styles.head}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {hasHeading && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
          </div>
        )}
        <ul className={styles.reasons}>
          {reasons.map(({ id, icon, title, text }) => (
            <li key={id} className={styles.reason}>
              <Heading level={innerHeadingLevel(hasHeading, context)} size="title">
                {title}
              </Heading>
              {text && (
                <Text size="small" tone="quiet">
                  {text}
                </Text>
              )}
              <SectionIcon name={icon} data={context.data} className={styles.icon} />
            </li>
          ))}
        </ul>
      </PageWidth>
    </div>
  );
}
