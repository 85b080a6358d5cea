import { Eyebrow } from '#design-system/eyebrow';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Text } from '#design-system/text';
import { framed } from '../../media/aspect-ratio.ts';
import { ToggleChoices } from '../../toggle/toggle-choices.tsx';
import { TogglePictures } from '../../toggle/toggle-pictures.tsx';
import * as segments from '../../toggle/toggle-segments.css.ts';
import { ToggleWords, wordsId } from '../../toggle/toggle-texts.tsx';
import { pictures, toggle } from '../../toggle/toggle.css.ts';
import { CallsRow } from '../ctas.tsx';
import type { ViewProps } from '../views.ts';
import * as styles from './image-toggle.css.ts';

/** One view in several states that runs out of the window; below it what can be chosen, and further in the chosen one's words. */
export function ImageToggle(props: ViewProps<'image-toggle'>) {
  const { eyebrow, heading, intro, picture, options, calls, frame } = props;
  const titled = heading.length > 0;
  const headingId = `${frame.id}-heading`;
  return (
    <div className={toggle}>
      <Grid bleed>
        {(eyebrow || titled || intro) && (
          <div className={styles.head}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {titled && <Heading id={headingId} level={frame.headingLevel} size="chapter" runs={heading} />}
            {intro && <Text tone="quiet">{intro}</Text>}
          </div>
        )}
        {options.length > 0 && (
          <div className={`${pictures} ${styles.frame}`} {...framed(picture)}>
            <TogglePictures options={options} sizes="(min-width: 60rem) 84vw, 100vw" eager={frame.eager} />
          </div>
        )}
        <div className={styles.control}>
          <ToggleChoices
            options={options}
            id={frame.id}
            name={titled ? { labelledBy: headingId } : { label: frame.words.choose }}
            looks={segments}
            describedBy={(option) => wordsId(frame.id, option)}
          />
        </div>
        <div className={styles.words}>
          <ToggleWords id={frame.id} options={options} />
          <CallsRow calls={calls} />
        </div>
      </Grid>
    </div>
  );
}
