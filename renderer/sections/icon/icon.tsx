import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { Drawn } from '../../media/section-icon.tsx';
import type { ViewProps } from '../views.ts';
import * as styles from './icon.css.ts';

/** A small drawing and what it stands for. It decorates: without it, or for a name nobody knows, the words say it alone. */
export function Icon({ icon, heading, words, align, frame }: ViewProps<'icon'>) {
  return (
    <PageWidth>
      <div className={styles.statement} data-align={align}>
        <Drawn name={icon} answers={frame.answers} look={styles.drawing} />
        {heading.length > 0 && (
          <div className={styles.title}>
            <Heading level={frame.headingLevel} size="chapter" runs={heading} />
          </div>
        )}
        {words && (
          <div className={styles.words}>
            <Text>{words}</Text>
          </div>
        )}
      </div>
    </PageWidth>
  );
}
