import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { SectionIcon } from '../../media/section-icon.tsx';
import type { ViewProps } from '../views.ts';
import * as styles from './icon.css.ts';

/** A small drawing and what it stands for. It decorates: without it, or for a name nobody knows, the words say it alone. */
export function Icon({ icon, heading, text, align, context }: ViewProps<'icon'>) {
  return (
    <PageWidth>
      <div className={styles.statement} data-align={align}>
        <SectionIcon name={icon} data={context.data} className={styles.drawing} />
        {heading.length > 0 && (
          <div className={styles.title}>
            <Heading level={context.headingLevel} size="chapter" runs={heading} />
          </div>
        )}
        {text && (
          <div className={styles.words}>
            <Text>{text}</Text>
          </div>
        )}
      </div>
    </PageWidth>
  );
}
