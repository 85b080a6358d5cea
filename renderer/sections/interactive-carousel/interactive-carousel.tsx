import { Carousel } from '#design-system/carousel';
import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { Link } from '#design-system/link';
import { Text } from '#design-system/text';
import { SectionPicture } from '../../media/section-picture.tsx';
import { plainHeading } from '../../parse/heading.ts';
import { fill } from '../../render/section-texts.ts';
import { CallsRow } from '../ctas.tsx';
import type { SectionProps } from '../schemas.ts';
import type { ViewProps } from '../views.ts';
import * as styles from './interactive-carousel.css.ts';

/** Slides beside each other, from edge to edge, staggered as the brand hangs its pictures. */
export function InteractiveCarousel(props: ViewProps<'interactive-carousel'>) {
  const { eyebrow, heading, intro, slides, calls, frame } = props;
  const titled = heading.length > 0;
  const level = titled && frame.headingLevel === 2 ? 3 : 2;
  return (
    <Carousel
      label={titled ? plainHeading(heading) : frame.words.carousel}
      kind={frame.words.carousel}
      previousLabel={frame.words.previous}
      nextLabel={frame.words.next}
      placeLabel={(at, of) => fill(frame.words.slide, { position: String(at), count: String(of) })}
      slides={slides.map((slide) => ({
        id: slide.id,
        name: slide.title,
        content: <Slide {...slide} level={level} />,
      }))}
      head={
        <div className={styles.copy}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          {titled && <Heading level={frame.headingLevel} size="chapter" runs={heading} />}
          {intro && <Text tone="quiet">{intro}</Text>}
          <CallsRow calls={calls} />
        </div>
      }
    />
  );
}

type SlideProps = SectionProps<'interactive-carousel'>['slides'][number] & { level: 2 | 3 };

/** A picture with its name, what it is, and where it leads. */
function Slide({ picture, title, words, call, level }: SlideProps) {
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
      {words && (
        <Text size="small" tone="quiet">
          {words}
        </Text>
      )}
      {call && (
        <Link href={call.href} look="standalone">
          {call.label}
        </Link>
      )}
    </div>
  );
}
