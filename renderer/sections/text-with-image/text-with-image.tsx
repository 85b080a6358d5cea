import { Eyebrow } from '#design-system/eyebrow';
import { Grid } from '#design-system/grid';
import { Heading } from '#design-system/heading';
import { Prose } from '#design-system/prose';
import { SectionPicture } from '../../media/section-picture.tsx';
import { renumberHeadings } from '../../parse/html-headings.ts';
import { fillHeadingAndPicture } from '../../shop/fill-heading-and-picture.ts';
import { ShopOffer } from '../../shop/shop-offer.tsx';
import { CtaRow } from '../ctas.tsx';
import type { SectionViewProps } from '../define-section.ts';
import { innerHeadingLevel } from '../inner-heading-level.ts';
import * as styles from './text-with-image.css.ts';
import type { textWithImageSchema } from './text-with-image.schema.ts';

const SIZES = {
  half: '(min-width: 48rem) 58vw, 100vw',
  wide: '(min-width: 60rem) 92vw, 100vw',
};

type TextWithImageProps = SectionViewProps<typeof textWithImageSchema, { data: 'shop' }>;

/** A picture at the edge of the viewport, with text beside or below it. */
export function TextWithImage(props: TextWithImageProps) {
  const { eyebrow, content, side, size, ratio, ctas, context } = props;
  const { heading, picture, item } = fillHeadingAndPicture(props, context.data.shop);
  const hasHeading = heading.length > 0;
  return (
    <div
      className={styles.frame}
      data-side={side}
      // Without a picture, the size of the picture must not change the position of the text.
      data-size={picture ? size : 'half'}
      data-ratio={ratio}
      data-picture={picture ? 'present' : 'missing'}
    >
      <Grid bleed>
        {picture && (
          <figure className={styles.figure}>
            <SectionPicture picture={picture} sizes={SIZES[size]} fill eager={context.isLcp} />
          </figure>
        )}
        <div className={styles.content}>
          {(eyebrow || hasHeading) && (
            <div className={styles.head}>
              {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
              {hasHeading && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
            </div>
          )}
          {(content || ctas.length > 0 || item) && (
            <div className={styles.body}>
              {content && <Prose html={renumberHeadings(content, innerHeadingLevel(hasHeading, context))} />}
              {item && <ShopOffer item={item} intl={context.intl} hasLink />}
              <CtaRow ctas={ctas} />
            </div>
          )}
        </div>
      </Grid>
    </div>
  );
}
