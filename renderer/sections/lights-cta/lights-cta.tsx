import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { SectionPicture } from '../../media/section-picture.tsx';
import { CtaRow } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import * as styles from './lights-cta.css.ts';
import type { lightsCtaSchema } from './lights-cta.schema.ts';

type LightsCtaProps = SectionViewProps<typeof lightsCtaSchema, { texts: { light: string } }>;

/**
 * One view with the lights on and off, and the switch. A checkbox and `:has()` do all of it: the pictures change over and the
 * section goes to dusk, whatever the page's theme is.
 */
export function LightsCta(props: LightsCtaProps) {
  const { eyebrow, heading, intro, picture, unlit, startsLit, side, ctas, context } = props;
  // A switch alone has nothing to light.
  if (!picture && !eyebrow && heading.length === 0 && !intro && ctas.length === 0) return null;
  return (
    <div className={styles.lights}>
      {picture && (
        <div className={styles.stage}>
          <div className={unlit ? styles.lit : undefined}>
            <SectionPicture picture={picture} sizes="100vw" fill eager={context.isLcp} />
          </div>
          {unlit && (
            <div className={styles.unlit}>
              <SectionPicture picture={unlit} sizes="100vw" fill />
            </div>
          )}
        </div>
      )}
      <div className={styles.words}>
        <PageWidth>
          <div className={styles.bar} data-side={side}>
            <div className={styles.copy}>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              {heading.length > 0 && <Heading level={context.headingLevel} size="display" runs={heading} />}
              {intro && <Text>{intro}</Text>}
              <CtaRow ctas={ctas} />
            </div>
            <label className={styles.label}>
              {context.texts.light}
              {/* Browsers restore a checkbox on reload; the page starts as the editor said. */}
              <input
                type="checkbox"
                role="switch"
                className={styles.control}
                defaultChecked={startsLit}
                autoComplete="off"
              />
            </label>
          </div>
        </PageWidth>
      </div>
    </div>
  );
}
