/** How far a finger must travel for its swipe to count, as a share of what is swiped over. */
const FAR_ENOUGH = 0.1;
/** A swipe that is over within this time counts however short it was. */
const QUICK_MS = 300;
/** Pixels a finger may tremble before it swipes. */
const TREMBLE = 8;
/** How much of a pull towards nothing is followed. */
const RESISTANCE = 0.25;

/** A finger let go: pixels it travelled along its axis, pixels there were to travel, milliseconds it took. */
export type Release = {
  readonly travelled: number;
  readonly size: number;
  readonly duration: number;
  /** It was last moving back to where it came from. */
  readonly movingBack: boolean;
};

/**
 * Decides whether a swipe does what it began (specification §4): it travelled more than a tenth of the size, or took at most
 * 300 ms. A swipe that ends moving back never does: the visitor has changed their mind.
 */
export function completes({ travelled, size, duration, movingBack }: Release): boolean {
  if (movingBack) return false;
  return travelled > size * FAR_ENOUGH || duration <= QUICK_MS;
}

/** What a finger is about, once it has moved enough to tell: across, down, up, or nothing yet. */
export function directionOf(x: number, y: number): 'across' | 'down' | 'up' | undefined {
  if (Math.hypot(x, y) < TREMBLE) return undefined;
  if (Math.abs(x) > Math.abs(y)) return 'across';
  return y > 0 ? 'down' : 'up';
}

/** How far a picture follows a finger: all the way, or reluctantly where there is nothing to go to. */
export function followed(pull: number, leadsSomewhere: boolean): number {
  return leadsSomewhere ? pull : pull * RESISTANCE;
}
