import type { CSSProperties } from 'react';
import { Eyebrow } from '#design-system/eyebrow';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import { framed } from '../../media/aspect-ratio.ts';
import { ToggleChoices } from '../../toggle/toggle-choices.tsx';
import { TogglePictures } from '../../toggle/toggle-pictures.tsx';
import { ToggleWords, wordsId } from '../../toggle/toggle-texts.tsx';
import { pictures, toggle } from '../../toggle/toggle.css.ts';
import { CallsRow } from '../ctas.tsx';
import type { ViewProps } from '../views.ts';
import * as styles from './image-toggle-buttons.css.ts';

/** One thing in several colours: a tall picture that runs to the window's edge, beside it the colours, each with its name. */
export function ImageToggleButtons(props: ViewProps<'image-toggle-buttons'>) {
  const { eyebrow, heading, intro, picture, side, options, calls, frame } = props;
  const titled = heading.length > 0;
  const headingId = `${frame.id}-heading`;
  return (
    <div className={toggle} data-side={side}>
      <Grid bleed>
        {options.length > 0 && (
          <div className={`${pictures} ${styles.frame}`} {...framed(picture)}>
            <TogglePictures options={options} sizes="(min-width: 60rem) 58vw, 100vw" eager={frame.eager} />
          </div>
        )}
        <div className={styles.words}>
          <div className={styles.head}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {titled && <Heading id={headingId} level={frame.headingLevel} size="chapter" runs={heading} />}
            {intro && <Text>{intro}</Text>}
          </div>
          <ToggleChoices
            options={options}
            id={frame.id}
            name={titled ? { labelledBy: headingId } : { label: frame.words.choose }}
            looks={{ group: styles.colors, choice: styles.color }}
            describedBy={(option) => wordsId(frame.id, option)}
            mark={swatchOf}
          />
          <ToggleWords id={frame.id} options={options} />
          <CallsRow calls={calls} />
        </div>
      </Grid>
    </div>
  );
}

function swatchOf({ color }: { color: string | undefined }) {
  const paint: (CSSProperties & Record<`--${string}`, string>) | undefined =
    color === undefined ? undefined : { [styles.SWATCH]: color };
  return <span className={styles.swatch} style={paint} />;
}
