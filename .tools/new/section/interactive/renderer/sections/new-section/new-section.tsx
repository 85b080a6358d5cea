import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { PageWidth } from '#design-system/page-width';
import { Prose } from '#design-system/prose';
import { SectionPicture } from '../../media/section-picture.tsx';
import { headingsFrom } from '../../parse/html-headings.ts';
import { SectionCalls } from '../ctas.tsx';
import type { ViewProps } from '../views.ts';
import * as enlarge from './enlarge.css.ts';
import * as styles from './new-section.css.ts';
import { useLargePicture } from './use-large-picture.ts';

const SIZES = { there: '(min-width: 60rem) 54vw, 92vw', large: '100vw' };

/** A heading across the top, a picture below it, and words on the picture's lower edge. Hydration adds a button that enlarges it. */
export function NewSection({ eyebrow, heading, content, picture, calls, frame }: ViewProps<'new-section'>) {
  const { awake, large, toggle } = useLargePicture();
  const titled = heading.length > 0;
  const shown = large ? 'large' : 'there';
  return (
    <PageWidth>
      <div className={styles.layout} data-picture={picture ? shown : 'missing'}>
        {(eyebrow || titled) && (
          <div className={styles.head}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {titled && <Heading level={frame.headingLevel} size="chapter" runs={heading} />}
          </div>
        )}
        {picture && (
          <figure className={styles.figure}>
            <SectionPicture picture={picture} sizes={SIZES[shown]} ratio="3/2" eager={frame.eager} />
            {awake && (
              <button
                type="button"
                className={enlarge.button}
                aria-label={frame.words.enlarge}
                aria-pressed={large}
                onClick={toggle}
              >
                <Icon name={large ? 'minus' : 'plus'} />
              </button>
            )}
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
