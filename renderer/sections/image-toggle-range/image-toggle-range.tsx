import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { aspectRatioProps } from '../../media/aspect-ratio.ts';
import { ToggleChoices } from '../../toggle/toggle-choices.tsx';
import { TogglePictures } from '../../toggle/toggle-pictures.tsx';
import { texts, pictures, toggle, text } from '../../toggle/toggle.css.ts';
import { CtaRow } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { dragToChoose } from './drag-to-choose.ts';
import * as styles from './image-toggle-range.css.ts';
import type { imageToggleRangeSchema } from './image-toggle-range.schema.ts';

type ImageToggleRangeProps = SectionViewProps<typeof imageToggleRangeSchema, { texts: { choose: string } }>;

/**
 * A dimmer: pictures of one scene in steps. It looks like a slider and is a group of radio buttons, so it works without JavaScript. The arrow
 * keys work in both reading directions. Screen readers announce the name of a step ("21:30") instead of a number. Hydration makes the
 * knob draggable.
 */
export function ImageToggleRange(props: ImageToggleRangeProps) {
  const { eyebrow, heading, intro, label, picture, steps, ctas, context } = props;
  const labelId = `${context.id}-label`;
  return (
    <div className={toggle}>
      {steps.length > 0 && (
        <div className={`${pictures} ${styles.stage}`} {...aspectRatioProps(picture)}>
          <TogglePictures options={steps} sizes="100vw" eager={context.isLcp} />
        </div>
      )}
      <PageWidth>
        <div className={styles.bar}>
          {(eyebrow || heading.length > 0 || intro || ctas.length > 0) && (
            <div className={styles.copy}>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              {heading.length > 0 && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
              {intro && <Text>{intro}</Text>}
              <CtaRow ctas={ctas} />
            </div>
          )}
          {steps.length > 1 && (
            <div className={styles.dimmer}>
              <div className={styles.reading}>
                {label && (
                  <Text as="span" size="small" tone="quiet" id={labelId}>
                    {label}
                  </Text>
                )}
                {/* Screen readers announce the radio buttons instead. */}
                <div className={`${texts} ${styles.readout}`} aria-hidden="true">
                  {steps.map((step) => (
                    <span key={step.id} className={text}>
                      {step.label}
                    </span>
                  ))}
                </div>
              </div>
              <ToggleChoices
                options={steps}
                id={context.id}
                name={label ? { labelledBy: labelId } : { label: context.texts.choose }}
                classNames={{ group: styles.track, choice: styles.step, label: styles.name }}
                ref={dragToChoose}
              />
            </div>
          )}
        </div>
      </PageWidth>
    </div>
  );
}
