import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { ToggleChoices } from '../toggle-choices.tsx';
import { TogglePictures } from '../toggle-pictures.tsx';
import * as segments from '../toggle-segments.css.ts';
import { pictures, toggle } from '../toggle.css.ts';
import type { ViewProps } from '../views.ts';
import * as styles from './image-only-toggle.css.ts';

/** One view in several states from window edge to window edge; what can be chosen lies on its lower edge. */
export function ImageOnlyToggle({ heading, options, frame }: ViewProps<'image-only-toggle'>) {
  const titled = heading.length > 0;
  const headingId = `${frame.id}-heading`;
  return (
    <div className={toggle}>
      {titled && (
        <PageWidth>
          <div className={styles.head}>
            <Heading id={headingId} level={frame.headingLevel} size="chapter" runs={heading} />
          </div>
        </PageWidth>
      )}
      {options.length > 0 && (
        <div className={`${pictures} ${styles.frame}`}>
          <TogglePictures options={options} sizes="100vw" eager={frame.eager} />
        </div>
      )}
      <PageWidth>
        <div className={styles.edge}>
          <ToggleChoices
            options={options}
            id={frame.id}
            name={titled ? { labelledBy: headingId } : { label: frame.words.choose }}
            looks={segments}
          />
        </div>
      </PageWidth>
    </div>
  );
}
