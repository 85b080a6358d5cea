/** Differences below this many CSS pixels are rounding. */
const ROUNDING_PX = 4;

/** The scroll state of a row of slides, in CSS pixels from its start. */
export type ScrollRow = {
  /** Position at which each slide is at the start of the row. The last ones may be beyond `maxPosition`. */
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

/** Returns the `scrollLeft` of a position in a row: in right-to-left text it counts from 0 downwards. */
export function toScrollLeft(element: HTMLElement, position: number) {
  return isRightToLeft(element) ? -position : position;
}

export function isRightToLeft(element: HTMLElement) {
  return getComputedStyle(element).direction === 'rtl';
}

/** Returns the index of the slide at the start of the row; at the end of the row, of the last slide. */
export function currentSlide({ snapPositions, position, maxPosition }: ScrollRow): number {
  if (maxPosition > ROUNDING_PX && position >= maxPosition - ROUNDING_PX) return snapPositions.length - 1;
  const distances = snapPositions.map((snapPosition) => Math.abs(snapPosition - position));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Returns the position one slide backwards or forwards. */
export function adjacentSnapPosition(
  { snapPositions, position, maxPosition }: ScrollRow,
  step: -1 | 1,
): number {
  const adjacent =
    step === 1
      ? snapPositions.find((snapPosition) => snapPosition > position + ROUNDING_PX)
      : snapPositions.findLast(
          (snapPosition) => snapPosition < Math.min(position, maxPosition) - ROUNDING_PX,
        );
  return Math.min(Math.max(adjacent ?? (step === 1 ? maxPosition : 0), 0), maxPosition);
}

/** Returns the position where a released row settles: at the nearest slide, or at the next slide in the flick direction. */
export function settlePosition(row: ScrollRow, flickDirection: -1 | 0 | 1): number {
  if (flickDirection !== 0) return adjacentSnapPosition(row, flickDirection);
  return Math.min(row.snapPositions[currentSlide(row)] ?? 0, row.maxPosition);
}

export function isAtStart({ position }: ScrollRow): boolean {
  return position <= ROUNDING_PX;
}

export function isAtEnd({ position, maxPosition }: ScrollRow): boolean {
  return position >= maxPosition - ROUNDING_PX;
}
