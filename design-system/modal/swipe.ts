/** How far a finger must travel for its swipe to count, as a share of the modal's size. */
const FAR_ENOUGH = 0.1;
/** A swipe that is over within this time counts however short it was. */
const QUICK_MS = 300;
/** Pixels a finger may tremble before it swipes. */
const TREMBLE = 6;
/** Pixels it must go back to have changed its mind. */
const TURN = 1;

/** Whereto a modal closes, as its words run. */
export type Towards = 'down' | 'up' | 'start' | 'end';
/** Whereto a finger goes. */
export type Side = 'down' | 'up' | 'left' | 'right';

/** The side of the window that a modal closes towards. */
export function sideOf(towards: Towards, isRightToLeft: boolean): Side {
  if (towards === 'start') return isRightToLeft ? 'right' : 'left';
  if (towards === 'end') return isRightToLeft ? 'left' : 'right';
  return towards;
}

/** A finger that was put down, and where it has been since. Distances in CSS pixels, times in milliseconds. */
export type Track = {
  readonly since: number;
  readonly x: number;
  readonly y: number;
  /** It is pulling the modal; before, it only trembles. */
  readonly pulling: boolean;
  /** How far it is from where it began, along the closing axis; less than nothing on the other side. */
  readonly travelled: number;
  /** Where it last turned, or was when that was last looked at. */
  readonly marked: number;
  readonly movingBack: boolean;
};

export function putDown(x: number, y: number, since: number): Track {
  return { since, x, y, pulling: false, travelled: 0, marked: 0, movingBack: false };
}

/**
 * Follows a finger. What it is about is decided once, when it has moved more than it may tremble: to close, or something else,
 * which gives nothing.
 */
export function follow(track: Track, x: number, y: number, side: Side): Track | undefined {
  const across = x - track.x;
  const down = y - track.y;
  if (!track.pulling) {
    if (Math.hypot(across, down) < TREMBLE) return track;
    if (headingOf(across, down) !== side) return undefined;
  }
  const travelled = { down, up: -down, right: across, left: -across }[side];
  const step = travelled - track.marked;
  if (Math.abs(step) < TURN) return { ...track, pulling: true, travelled };
  return { ...track, pulling: true, travelled, marked: travelled, movingBack: step < 0 };
}

function headingOf(across: number, down: number): Side {
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left';
  return down > 0 ? 'down' : 'up';
}

/** A finger let go: pixels it travelled, pixels of the modal along that axis, milliseconds it took. */
export type Release = Pick<Track, 'travelled' | 'movingBack'> & {
  readonly size: number;
  readonly duration: number;
};

/**
 * Decides whether a released modal closes (specification §4): it travelled more than a tenth of its size, or the whole swipe took
 * at most 300 ms. Never against its direction, and never when it ends moving back: the visitor has changed their mind.
 */
export function closesOnRelease({ travelled, size, duration, movingBack }: Release): boolean {
  if (movingBack || travelled <= 0) return false;
  return travelled > size * FAR_ENOUGH || duration <= QUICK_MS;
}
