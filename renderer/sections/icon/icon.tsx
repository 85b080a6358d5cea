import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { SectionIcon } from '../../media/section-icon.tsx';
import type { SectionViewProps } from '../define-section.ts';
import * as styles from './icon.css.ts';
import type { iconSchema } from './icon.schema.ts';

type IconProps = SectionViewProps<typeof iconSchema, { data: 'icons' }>;

/** An icon with a text. The icon is decorative. */
export function Icon({ icon, heading, text, align, context }: IconProps) {
  return (
    <PageWidth>
      <div className={styles.statement} data-align={align}>
        <SectionIcon name={icon} data={context.data} className={styles.icon} />
        {heading.length > 0 && (
          <div className={styles.title}>
            <Heading level={context.headingLevel} size="chapter" runs={heading} />
          </div>
        )}
        {text && (
          <div className={styles.text}>
            <Text>{text}</Text>
          </div>
        )}
      </div>
    </PageWidth>
  );
}
