import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PageWidth } from '../page-width/page-width.tsx';
import { page } from '../theme/contract.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './carousel.css.ts';
import { useSlides } from './use-slides.ts';

type CarouselProps = {
  /** What is shown: “Nieuw dit seizoen”. */
  label: string;
  /** What this is: “carrousel”. */
  kind: string;
  previousLabel: string;
  nextLabel: string;
  /** Says where one is: “2 van 4”. */
  placeLabel: (position: number, count: number) => string;
  /** A slide is as wide as its content says. Its name is spoken when the row comes to rest at it. */
  slides: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[];
  /** Stands beside the buttons: a heading and what belongs to it. */
  head?: ReactNode;
  /** The row runs to the edges of the window, in line with the page's content, or to those of its parent. */
  edges?: 'page' | 'parent';
};

/** `page.gutter` is `var(--gutter)`; the property itself is set for what stands inside. */
const GUTTER = page.gutter.slice('var('.length, -1);

/**
 * Slides beside each other on a row that snaps. Scrolling, touch and the arrow keys work on the bare HTML; hydration adds the
 * buttons' work, whole-slide steps by key, dragging with a mouse and the spoken position.
 */
export function Carousel(props: CarouselProps) {
  const { label, kind, previousLabel, nextLabel, placeLabel, slides, head, edges = 'page' } = props;
  const count = slides.length;
  const { row, rowHandlers, position, spoken, atStart, atEnd, step } = useSlides(count);
  const inset: CSSProperties & Record<`--${string}`, string> = { [GUTTER]: '0px' };
  return (
    <div
      role="group"
      aria-roledescription={kind}
      aria-label={label}
      className={styles.carousel}
      style={edges === 'parent' ? inset : undefined}
      data-still={atStart && atEnd ? '' : undefined}
    >
      <PageWidth>
        <div className={styles.head}>
          {head}
          {count > 1 && (
            <div className={styles.controls}>
              <span className={styles.count} aria-hidden="true">
                {position + 1} / {count}
              </span>
              <IconButton
                icon="arrow-back"
                label={previousLabel}
                unavailable={atStart}
                onClick={() => step(-1)}
              />
              <IconButton icon="arrow" label={nextLabel} unavailable={atEnd} onClick={() => step(1)} />
            </div>
          )}
        </div>
      </PageWidth>
      {/* Focusable, so that a keyboard can scroll it with and without a script. */}
      <ul ref={row} className={styles.row} tabIndex={0} aria-label={label} {...rowHandlers}>
        {slides.map(({ id, content }) => (
          <li key={id} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {count > 1 && <div className={styles.track} aria-hidden="true" />}
      <VisuallyHidden live>
        {spoken === undefined ? '' : `${placeLabel(spoken + 1, count)}: ${slides[spoken]?.name ?? ''}`}
      </VisuallyHidden>
    </div>
  );
}
