import { Eyebrow } from '#design-system/eyebrow';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import { aspectRatioProps } from '../../media/aspect-ratio.ts';
import { ToggleChoices } from '../../toggle/toggle-choices.tsx';
import { TogglePictures } from '../../toggle/toggle-pictures.tsx';
import * as segments from '../../toggle/toggle-segments.css.ts';
import { ToggleTexts, textId } from '../../toggle/toggle-texts.tsx';
import { pictures, toggle } from '../../toggle/toggle.css.ts';
import { CtaRow } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import * as styles from './image-toggle.css.ts';
import type { imageToggleSchema } from './image-toggle.schema.ts';

type ImageToggleProps = SectionViewProps<typeof imageToggleSchema, { texts: { choose: string } }>;

/**
 * One scene in several states. The picture extends to the edge of the viewport. The options are below it. The checked option's text is below
 * it, or beside a portrait picture.
 */
export function ImageToggle(props: ImageToggleProps) {
  const { eyebrow, heading, intro, picture, options, ctas, context } = props;
  const hasHeading = heading.length > 0;
  const headingId = `${context.id}-heading`;
  return (
    <div className={toggle}>
      <Grid bleed>
        {(eyebrow || hasHeading || intro) && (
          <div className={styles.head}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {hasHeading && (
              <Heading id={headingId} level={context.headingLevel} size="chapter" runs={heading} />
            )}
            {intro && <Text tone="quiet">{intro}</Text>}
          </div>
        )}
        {options.length > 0 && (
          <div className={`${pictures} ${styles.frame}`} {...aspectRatioProps(picture)}>
            <TogglePictures options={options} sizes="(min-width: 60rem) 84vw, 100vw" eager={context.isLcp} />
          </div>
        )}
        <div className={styles.control}>
          <ToggleChoices
            options={options}
            id={context.id}
            name={hasHeading ? { labelledBy: headingId } : { label: context.texts.choose }}
            classNames={segments}
            describedBy={(option) => textId(context.id, option)}
          />
        </div>
        <div className={styles.content}>
          <ToggleTexts id={context.id} options={options} />
          <CtaRow ctas={ctas} />
        </div>
      </Grid>
    </div>
  );
}
