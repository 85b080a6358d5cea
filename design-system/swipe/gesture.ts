/** Distance that a swipe must exceed, as a share of the size of the swiped element (specification §4). */
const MIN_DISTANCE_RATIO = 0.1;
/** Longest duration of a swipe that completes at any distance (specification §4). */
const MAX_FLICK_MS = 300;
/** Distance that a pressed pointer may move before it drags, in CSS pixels. */
const TOUCH_SLOP_PX = 6;
/** Shortest movement that changes whether a drag is reversing, in CSS pixels. */
const MIN_REVERSE_PX = 1;

export type Axis = 'x' | 'y';
export type Direction = 'down' | 'up' | 'left' | 'right';

/** A pressed pointer and its movement since. Distances are in CSS pixels, times in milliseconds. */
export type Track = {
  readonly startTime: number;
  readonly startX: number;
  readonly startY: number;
  /** The axis of the drag: `undefined` inside the touch slop, and fixed from then on. */
  readonly axis: Axis | undefined;
  /** Distance from the start along the axis: negative to the left and up. */
  readonly offset: number;
  /** The offset with which the next movement is compared. */
  readonly comparedOffset: number;
  /** The last movement went back towards the start. */
  readonly isReversing: boolean;
};

/** Returns the track of a pointer that was pressed at a position in CSS pixels, at a time in milliseconds. */
export function startTrack(startX: number, startY: number, startTime: number): Track {
  return { startTime, startX, startY, axis: undefined, offset: 0, comparedOffset: 0, isReversing: false };
}

/**
 * Returns the track after the pointer moved to a position. The first movement beyond the touch slop decides the axis.
 *
 * @param onlyAxis the only axis that may be dragged; movement along the other axis is ignored
 */
export function drag(track: Track, x: number, y: number, onlyAxis?: Axis): Track {
  const distanceX = x - track.startX;
  const distanceY = y - track.startY;
  const axis = track.axis ?? decideAxis(distanceX, distanceY, onlyAxis);
  if (!axis) return track;
  const offset = axis === 'x' ? distanceX : distanceY;
  const step = offset - track.comparedOffset;
  if (Math.abs(step) < MIN_REVERSE_PX) return { ...track, axis, offset };
  const isReversing = Math.sign(step) !== Math.sign(offset);
  return { ...track, axis, offset, comparedOffset: offset, isReversing };
}

function decideAxis(distanceX: number, distanceY: number, onlyAxis: Axis | undefined): Axis | undefined {
  if (onlyAxis)
    return Math.abs(onlyAxis === 'x' ? distanceX : distanceY) < TOUCH_SLOP_PX ? undefined : onlyAxis;
  if (Math.hypot(distanceX, distanceY) < TOUCH_SLOP_PX) return undefined;
  return Math.abs(distanceX) > Math.abs(distanceY) ? 'x' : 'y';
}

/** Returns the direction from the start of a drag to its pointer. Returns `undefined` inside the touch slop. */
export function directionOf({ axis, offset }: Track): Direction | undefined {
  if (axis === 'x') return offset > 0 ? 'right' : 'left';
  if (axis === 'y') return offset > 0 ? 'down' : 'up';
  return undefined;
}

/** The drag at the moment of its release. */
type Release = {
  /** Distance in the direction of the action, in CSS pixels; negative in the opposite direction. */
  readonly distance: number;
  /** Size of the swiped element along the same axis, in CSS pixels. */
  readonly size: number;
  readonly durationMs: number;
  readonly isReversing: boolean;
};

/**
 * Returns whether releasing a drag completes its action (specification §4): the drag moved more than 10 % of the size, or it took at
 * most 300 ms. A drag that ends in the opposite direction or while reversing never completes the action.
 */
export function completesSwipe({ distance, size, durationMs, isReversing }: Release): boolean {
  if (isReversing || distance <= 0) return false;
  return distance > size * MIN_DISTANCE_RATIO || durationMs <= MAX_FLICK_MS;
}
