import { Carousel } from '#design-system/carousel';
import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import { SectionPicture } from '../../media/section-picture.tsx';
import { plainHeading } from '../../parse/heading.ts';
import { CtaRow } from '../ctas.tsx';
import type { SectionItem, SectionViewProps } from '../define-section.ts';
import * as styles from './interactive-carousel.css.ts';
import type { interactiveCarouselSchema } from './interactive-carousel.schema.ts';

type InteractiveCarouselProps = SectionViewProps<
  typeof interactiveCarouselSchema,
  { texts: { carousel: string; previous: string; next: string; positions: readonly string[] } }
>;

/** A carousel of staggered slides from edge to edge. */
export function InteractiveCarousel(props: InteractiveCarouselProps) {
  const { eyebrow, heading, intro, slides, ctas, context } = props;
  const hasHeading = heading.length > 0;
  const level = hasHeading && context.headingLevel === 2 ? 3 : 2;
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
        content: <Slide {...slide} level={level} />,
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

type CarouselSlideProps = SectionItem<typeof interactiveCarouselSchema, 'slides'> & { level: 2 | 3 };

/** A picture with a title, a text and a link. */
function Slide({ picture, title, text, cta, level }: CarouselSlideProps) {
  return (
    <div className={styles.slide}>
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
      {cta && (
        <Link href={cta.href} variant="standalone">
          {cta.label}
        </Link>
      )}
    </div>
  );
}
