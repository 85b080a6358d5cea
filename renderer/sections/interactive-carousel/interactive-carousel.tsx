import { Carousel } from '#design-system/carousel';
import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import { SectionPicture } from '../../media/section-picture.tsx';
import { plainHeading } from '../../parse/heading.ts';
import { fillFromShop, type FilledFromShop } from '../../shop/fill-from-shop.ts';
import { shopItemAttributes } from '../../shop/shop-item.ts';
import { ShopOffer } from '../../shop/shop-offer.tsx';
import { CtaRow } from '../ctas.tsx';
import type { SectionItem, SectionViewProps } from '../define-section.ts';
import * as styles from './interactive-carousel.css.ts';
import type { interactiveCarouselSchema } from './interactive-carousel.schema.ts';

type InteractiveCarouselProps = SectionViewProps<
  typeof interactiveCarouselSchema,
  {
    texts: { carousel: string; previous: string; next: string; positions: readonly string[] };
    data: 'shop';
  }
>;

/** A carousel of staggered slides from edge to edge. */
export function InteractiveCarousel(props: InteractiveCarouselProps) {
  const { eyebrow, heading, intro, ctas, context } = props;
  const slides = fillFromShop(props.slides, context.data.shop);
  const hasHeading = heading.length > 0;
  // Repeats `innerHeadingLevel`: an import would create a separate chunk.
  const level = hasHeading && context.headingLevel === 2 ? 3 : 2;
  // The editor added no slides, their products are gone, or the shop cannot be reached. Only the heading would remain.
  if (slides.length === 0) return null;
  return (
    <Carousel
      label={hasHeading ? plainHeading(heading) : context.texts.carousel}
      roleDescription={context.texts.carousel}
      previousLabel={context.texts.previous}
      nextLabel={context.texts.next}
      positionLabel={(position) => context.texts.positions[position - 1] ?? ''}
      slides={slides.map((slide) => ({
        id: slide.id,
        name: slide.title,
        content: <Slide {...slide} level={level} intl={context.intl} />,
      }))}
      head={
        <div className={styles.copy}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {hasHeading && <Heading level={context.headingLevel} size="chapter" runs={heading} />}
          {intro && <Text tone="quiet">{intro}</Text>}
          <CtaRow ctas={ctas} />
        </div>
      }
    />
  );
}

type CarouselSlideProps = FilledFromShop<SectionItem<typeof interactiveCarouselSchema, 'slides'>> & {
  level: 2 | 3;
  intl: string;
};

/** A picture with a title, a text and a link. If the editor wrote no link text for a product, the link text contains the product's name. */
function Slide({ picture, title, text, href, item, level, intl, ...props }: CarouselSlideProps) {
  const label = props.label || item?.linkLabel;
  return (
    <div className={styles.slide} {...shopItemAttributes(item)}>
      <div className={styles.picture}>
        {picture && <SectionPicture picture={picture} sizes="(min-width: 60rem) 28vw, 76vw" fill />}
      </div>
      {title && (
        <Heading level={level} size="title">
          {title}
        </Heading>
      )}
      {text && (
        <Text size="small" tone="quiet">
          {text}
        </Text>
      )}
      {item && <ShopOffer item={item} intl={intl} />}
      {href !== undefined && label && (
        <Link href={href} variant="standalone">
          {label}
        </Link>
      )}
    </div>
  );
}
