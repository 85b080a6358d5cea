import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { ResetOnLoad } from '#design-system/reset-on-load';
import { Text } from '#design-system/text';
import { SectionPicture } from '../../media/section-picture.tsx';
import { CtaRow } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import * as styles from './lights-cta.css.ts';
import type { lightsCtaSchema } from './lights-cta.schema.ts';

type LightsCtaProps = SectionViewProps<typeof lightsCtaSchema, { texts: { light: string } }>;

/**
 * One scene with the lights on and off, and a switch. The switch is a checkbox. Styles with `:has()` exchange the pictures and set the
 * section to the dusk theme, without scripts.
 */
export function LightsCta(props: LightsCtaProps) {
  const { eyebrow, heading, intro, picture, lightsOffPicture, isInitiallyOn, side, ctas, context } = props;
  // Without pictures and text, the switch would have no effect.
  if (!picture && !eyebrow && heading.length === 0 && !intro && ctas.length === 0) return null;
  const isLitShown = isInitiallyOn || !lightsOffPicture;
  return (
    <div className={styles.lights}>
      {picture && (
        <div className={styles.stage}>
          <div className={lightsOffPicture ? styles.lit : undefined}>
            <SectionPicture picture={picture} sizes="100vw" fill eager={context.isLcp && isLitShown} />
          </div>
          {lightsOffPicture && (
            <div className={styles.unlit}>
              <SectionPicture
                picture={lightsOffPicture}
                sizes="100vw"
                fill
                eager={context.isLcp && !isLitShown}
              />
            </div>
          )}
        </div>
      )}
      <div className={styles.content}>
        <PageWidth>
          <div className={styles.bar} data-side={side}>
            <div className={styles.copy}>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              {heading.length > 0 && <Heading level={context.headingLevel} size="display" runs={heading} />}
              {intro && <Text>{intro}</Text>}
              <CtaRow ctas={ctas} />
            </div>
            <ResetOnLoad>
              <label className={styles.label}>
                {context.texts.light}
                <input
                  type="checkbox"
                  role="switch"
                  className={styles.control}
                  defaultChecked={isInitiallyOn}
                />
              </label>
            </ResetOnLoad>
          </div>
        </PageWidth>
      </div>
    </div>
  );
}
