/** Smaller differences between positions are rounding errors, in CSS pixels. */
const ROUNDING_PX = 4;
/** Below this speed a released row stops at the nearest slide, in CSS pixels per second. */
const MIN_MOMENTUM_SPEED = 350;
/** Duration for which a released row would move on with its speed, in seconds. */
const MOMENTUM_S = 0.25;

/** The scroll state of a row of slides, in CSS pixels from its start. */
export type ScrollRow = {
  /** The position at which each slide is at the start of the row. The last positions may be beyond `maxPosition`. */
  readonly snapPositions: readonly number[];
  readonly position: number;
  readonly maxPosition: number;
};

/** Reads the scroll state of a row in either reading direction. */
export function measureRow(element: HTMLElement): ScrollRow {
  const slides = [...element.children].filter((child) => child instanceof HTMLElement);
  const first = slides[0]?.offsetLeft ?? 0;
  return {
    snapPositions: slides.map((slide) => Math.abs(slide.offsetLeft - first)),
    position: Math.abs(element.scrollLeft),
    maxPosition: element.scrollWidth - element.clientWidth,
  };
}

/** Returns the `scrollLeft` of a position in a row. In right-to-left text `scrollLeft` counts from 0 downwards. */
export function toScrollLeft(element: HTMLElement, position: number) {
  return isRightToLeft(element) ? -position : position;
}

/** Returns whether the row has right-to-left text. */
export function isRightToLeft(element: HTMLElement) {
  return getComputedStyle(element).direction === 'rtl';
}

/** Returns the index of the slide at the start of the row, or of the last slide if the row is scrolled to its end. */
export function currentSlide({ snapPositions, position, maxPosition }: ScrollRow): number {
  if (maxPosition > ROUNDING_PX && position >= maxPosition - ROUNDING_PX) return snapPositions.length - 1;
  const distances = snapPositions.map((snapPosition) => Math.abs(snapPosition - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Returns the position one slide forwards, or backwards if the step is negative. */
export function adjacentSnapPosition(
  { snapPositions, position, maxPosition }: ScrollRow,
  step: number,
): number {
  const adjacent =
    step > 0
      ? snapPositions.find((snapPosition) => snapPosition > position + ROUNDING_PX)
      : snapPositions.findLast(
          (snapPosition) => snapPosition < Math.min(position, maxPosition) - ROUNDING_PX,
        );
  return Math.min(Math.max(adjacent ?? (step > 0 ? maxPosition : 0), 0), maxPosition);
}

/**
 * Returns the position where a released row stops: the slide that it reaches with its speed, and at least the next slide in that
 * direction. A slow row stops at the nearest slide.
 *
 * @param speed towards the end of the row, in CSS pixels per second
 */
export function restPosition(row: ScrollRow, speed: number): number {
  const { snapPositions, position, maxPosition } = row;
  const slideAt = (at: number) =>
    snapPositions[currentSlide({ snapPositions, maxPosition, position: at })] ?? 0;
  const hasMomentum = Math.abs(speed) >= MIN_MOMENTUM_SPEED;
  const reached = Math.min(slideAt(hasMomentum ? position + speed * MOMENTUM_S : position), maxPosition);
  if (!hasMomentum) return reached;
  const next = adjacentSnapPosition(row, speed > 0 ? 1 : -1);
  return speed > 0 ? Math.max(reached, next) : Math.min(reached, next);
}

/** Returns whether the row is scrolled to its start. */
export function isAtStart({ position }: ScrollRow): boolean {
  return position <= ROUNDING_PX;
}

/** Returns whether the row is scrolled to its end. */
export function isAtEnd({ position, maxPosition }: ScrollRow): boolean {
  return position >= maxPosition - ROUNDING_PX;
}
