import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Prose } from '#design-system/prose';
import { SectionPicture } from '../../media/section-picture.tsx';
import { headingsFrom } from '../../parse/html-headings.ts';
import { SectionCalls } from '../ctas.tsx';
import type { ViewProps } from '../views.ts';
import * as styles from './new-section.css.ts';

/** A heading across the top, a picture below it, and words on the picture's lower edge. */
export function NewSection({ eyebrow, heading, content, picture, calls, frame }: ViewProps<'new-section'>) {
  const titled = heading.length > 0;
  return (
    <PageWidth>
      <div className={styles.layout} data-picture={picture ? 'there' : 'missing'}>
        {(eyebrow || titled) && (
          <div className={styles.head}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {titled && <Heading level={frame.headingLevel} size="chapter" runs={heading} />}
          </div>
        )}
        {picture && (
          <figure className={styles.figure}>
            <SectionPicture
              picture={picture}
              sizes="(min-width: 60rem) 54vw, 92vw"
              ratio="3/2"
              eager={frame.eager}
            />
          </figure>
        )}
        {(content || calls.length > 0) && (
          <div className={styles.body}>
            {content && <Prose html={headingsFrom(content, titled ? frame.headingLevel + 1 : 2)} />}
            {calls.length > 0 && (
              <div className={styles.calls}>
                <SectionCalls calls={calls} />
              </div>
            )}
          </div>
        )}
      </div>
    </PageWidth>
  );
}
