import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PageWidth } from '../page-width/page-width.tsx';
import { page } from '../theme/contract.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './carousel.css.ts';
import { useSlides } from './use-slides.ts';

type CarouselProps = {
  /** The accessible name, such as “New this season”. */
  label: string;
  /** The role that screen readers announce, such as “carousel”. */
  roleDescription: string;
  previousLabel: string;
  nextLabel: string;
  /** Returns the announced position, such as “2 of 4”. */
  positionLabel: (position: number, count: number) => string;
  /** The width of a slide is the width of its content. The carousel announces the name of a slide when the row stops there. */
  slides: readonly { readonly id: string; readonly name: string; readonly content: ReactNode }[];
  /** Content beside the buttons, such as a heading. */
  head?: ReactNode;
  /** `page`: the row extends to the edges of the window and its slides align with the page's content. `parent`: it fills its parent. */
  edges?: 'page' | 'parent';
};

/** `--gutter`. `page.gutter` is `var(--gutter)`, so this removes `var(` and `)`. */
const GUTTER = page.gutter.slice('var('.length, -1);

/**
 * Slides in a row that scrolls and snaps. Scrolling, touch and arrow keys work without JavaScript. After hydration the buttons work, an
 * arrow key moves by a whole slide, a mouse can drag the row, and the current slide is announced.
 */
export function Carousel(props: CarouselProps) {
  const {
    label,
    roleDescription,
    previousLabel,
    nextLabel,
    positionLabel,
    slides,
    head,
    edges = 'page',
  } = props;
  const count = slides.length;
  const { row, rowHandlers, position, announcedSlide, atStart, atEnd, step } = useSlides(count);
  const withoutGutter: CSSProperties & Record<`--${string}`, string> = { [GUTTER]: '0px' };
  return (
    <div
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      className={styles.carousel}
      style={edges === 'parent' ? withoutGutter : undefined}
    >
      <PageWidth>
        <div className={styles.head}>
          {head}
          {count > 1 && (
            <div
              className={`${styles.controls} ${styles.scrollingOnly}`}
              // Browsers without scroll timelines ignore `scrollingOnly`.
              style={atStart && atEnd ? { visibility: 'hidden' } : undefined}
            >
              <span className={styles.count} aria-hidden="true">
                {position + 1} / {count}
              </span>
              <IconButton
                icon="arrow-back"
                label={previousLabel}
                disabled={atStart}
                onClick={() => step(-1)}
              />
              <IconButton icon="arrow" label={nextLabel} disabled={atEnd} onClick={() => step(1)} />
            </div>
          )}
        </div>
      </PageWidth>
      {/* Focusable, so that the keyboard can scroll it, also without JavaScript. */}
      <ul ref={row} className={styles.row} tabIndex={0} aria-label={label} {...rowHandlers}>
        {slides.map(({ id, content }) => (
          <li key={id} className={styles.slide}>
            {content}
          </li>
        ))}
      </ul>
      {count > 1 && <div className={`${styles.track} ${styles.scrollingOnly}`} aria-hidden="true" />}
      <VisuallyHidden live>
        {announcedSlide === undefined
          ? ''
          : `${positionLabel(announcedSlide + 1, count)}: ${slides[announcedSlide]?.name ?? ''}`}
      </VisuallyHidden>
    </div>
  );
}
