import type { CSSProperties } from 'react';
import { Eyebrow } from '#design-system/eyebrow';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import { aspectRatioProps } from '../../media/aspect-ratio.ts';
import { ToggleChoices } from '../../toggle/toggle-choices.tsx';
import { TogglePictures } from '../../toggle/toggle-pictures.tsx';
import { ToggleTexts, textId } from '../../toggle/toggle-texts.tsx';
import { pictures, toggle } from '../../toggle/toggle.css.ts';
import { CtaRow } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import * as styles from './image-toggle-buttons.css.ts';
import type { imageToggleButtonsSchema } from './image-toggle-buttons.schema.ts';

type ImageToggleButtonsProps = SectionViewProps<
  typeof imageToggleButtonsSchema,
  { texts: { choose: string } }
>;

/** One product in several colours: a tall picture at the edge of the viewport, with the named colours beside it. */
export function ImageToggleButtons(props: ImageToggleButtonsProps) {
  const { eyebrow, heading, intro, picture, side, options, ctas, context } = props;
  const hasHeading = heading.length > 0;
  const headingId = `${context.id}-heading`;
  return (
    <div className={toggle} data-side={side}>
      <Grid bleed>
        {options.length > 0 && (
          <div className={`${pictures} ${styles.frame}`} {...aspectRatioProps(picture)}>
            <TogglePictures options={options} sizes="(min-width: 60rem) 58vw, 100vw" eager={context.isLcp} />
          </div>
        )}
        <div className={styles.content}>
          <div className={styles.head}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {hasHeading && (
              <Heading id={headingId} level={context.headingLevel} size="chapter" runs={heading} />
            )}
            {intro && <Text>{intro}</Text>}
          </div>
          <ToggleChoices
            options={options}
            id={context.id}
            name={hasHeading ? { labelledBy: headingId } : { label: context.texts.choose }}
            classNames={{ group: styles.colors, choice: styles.color }}
            describedBy={(option) => textId(context.id, option)}
            renderMark={renderSwatch}
          />
          <ToggleTexts id={context.id} options={options} />
          <CtaRow ctas={ctas} />
        </div>
      </Grid>
    </div>
  );
}

function renderSwatch({ color }: { color: string | undefined }) {
  const paint: (CSSProperties & Record<`--${string}`, string>) | undefined =
    color === undefined ? undefined : { [styles.SWATCH]: color };
  return <span className={styles.swatch} style={paint} />;
}
