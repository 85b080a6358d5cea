import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { Ctas } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import * as styles from './small-cta-banner.css.ts';
import type { smallCtaBannerSchema } from './small-cta-banner.schema.ts';

type SmallCtaBannerProps = SectionViewProps<typeof smallCtaBannerSchema>;

/** One line of text and its calls to action: beside each other with a hairline between them, or centred below each other. */
export function SmallCtaBanner(props: SmallCtaBannerProps) {
  const { eyebrow, heading, text, align, ctas, context } = props;
  return (
    <PageWidth>
      <div className={styles.banner} data-align={align}>
        <div className={styles.text}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {heading.length > 0 && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
          {text && <Text tone="quiet">{text}</Text>}
        </div>
        {ctas.length > 0 && (
          <div className={styles.ctas}>
            <Ctas ctas={ctas} />
          </div>
        )}
      </div>
    </PageWidth>
  );
}
