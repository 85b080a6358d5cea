import { Eyebrow } from '#design-system/eyebrow';
import { Heading } from '#design-system/heading';
import { Icon } from '#design-system/icon';
import { PageWidth } from '#design-system/page-width';
import { Text } from '#design-system/text';
import { VisuallyHidden } from '#design-system/visually-hidden';
import { plainHeading } from '../heading.ts';
import { CallsRow } from '../section-calls.tsx';
import type { ViewProps } from '../views.ts';
import { fill } from '../words.ts';
import * as styles from './interactive-carousel.css.ts';
import { Slide } from './slide.tsx';
import { useSlides } from './use-slides.ts';

/**
 * Slides beside each other on a row that snaps. Scrolling, touch and the arrow keys work on the bare HTML; hydration adds the
 * buttons' work, whole-slide steps by key, dragging with a mouse and the spoken position.
 */
export function InteractiveCarousel(props: ViewProps<'interactive-carousel'>) {
  const { eyebrow, heading, intro, slides, calls, frame } = props;
  const { row, rowHandlers, position, spoken, atStart, atEnd, step } = useSlides(slides.length);
  const titled = heading.length > 0;
  const count = String(slides.length);
  const placeOf = (at: number) => fill(frame.words.slide, { position: String(at + 1), count });
  const name = titled ? plainHeading(heading) : frame.words.carousel;
  return (
    <div
      role="group"
      aria-roledescription={frame.words.carousel}
      aria-label={name}
      className={styles.carousel}
      data-still={atStart && atEnd ? '' : undefined}
    >
      <PageWidth>
        <div className={styles.head}>
          <div className={styles.copy}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            {titled && <Heading level={frame.headingLevel} size="chapter" runs={heading} />}
            {intro && <Text tone="quiet">{intro}</Text>}
            <CallsRow calls={calls} />
          </div>
          {slides.length > 1 && (
            <div className={styles.controls}>
              <span className={styles.count} aria-hidden="true">
                {position + 1} / {count}
              </span>
              <button
                type="button"
                className={styles.control}
                aria-label={frame.words.previous}
                aria-disabled={atStart}
                onClick={() => step(-1)}
              >
                <Icon name="arrow-back" />
              </button>
              <button
                type="button"
                className={styles.control}
                aria-label={frame.words.next}
                aria-disabled={atEnd}
                onClick={() => step(1)}
              >
                <Icon name="arrow" />
              </button>
            </div>
          )}
        </div>
      </PageWidth>
      {/* Focusable, so that a keyboard can scroll it with and without a script. */}
      <ul ref={row} className={styles.row} tabIndex={0} aria-label={name} {...rowHandlers}>
        {slides.map((slide) => (
          <li key={slide.id} className={styles.slide}>
            <Slide {...slide} level={titled && frame.headingLevel === 2 ? 3 : 2} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && <div className={styles.track} aria-hidden="true" />}
      <VisuallyHidden live>
        {spoken === undefined ? '' : `${placeOf(spoken)}: ${slides[spoken]?.title ?? ''}`}
      </VisuallyHidden>
    </div>
  );
}
