import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { aspectRatioProps } from '../../media/aspect-ratio.ts';
import { ToggleChoices } from '../../toggle/toggle-choices.tsx';
import { TogglePictures } from '../../toggle/toggle-pictures.tsx';
import * as segments from '../../toggle/toggle-segments.css.ts';
import { pictures, toggle } from '../../toggle/toggle.css.ts';
import type { SectionViewProps } from '../define-section.ts';
import * as styles from './image-only-toggle.css.ts';
import type { imageOnlyToggleSchema } from './image-only-toggle.schema.ts';

type ImageOnlyToggleProps = SectionViewProps<typeof imageOnlyToggleSchema, { texts: { choose: string } }>;

/** One scene in several states, from edge to edge, with the options on the picture's lower edge. */
export function ImageOnlyToggle(props: ImageOnlyToggleProps) {
  const { eyebrow, heading, picture, options, context } = props;
  const hasHeading = heading.length > 0;
  const headingId = `${context.id}-heading`;
  return (
    <div className={toggle}>
      {(eyebrow || hasHeading) && (
        <PageWidth>
          <div className={styles.head}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {hasHeading && (
              <Heading id={headingId} level={context.headingLevel} size="chapter" runs={heading} />
            )}
          </div>
        </PageWidth>
      )}
      {options.length > 0 && (
        <div className={`${pictures} ${styles.frame}`} {...aspectRatioProps(picture)}>
          <TogglePictures options={options} sizes="100vw" eager={context.isLcp} />
        </div>
      )}
      <PageWidth>
        <div className={styles.edge}>
          <ToggleChoices
            options={options}
            id={context.id}
            name={hasHeading ? { labelledBy: headingId } : { label: context.texts.choose }}
            classNames={segments}
          />
        </div>
      </PageWidth>
    </div>
  );
}
