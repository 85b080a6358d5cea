/** Ratio of the period of framer-motion's springs to their visual duration. */
const PERIOD_RATIO = 1.2;

/**
 * Limits a speed, so that a spring without bounce does not pass its target. A critically damped spring passes its target if it starts
 * faster than its angular frequency times the distance.
 *
 * @param speed towards the target, in CSS pixels per second; negative away from it
 */
export function limitSpeed(
  speed: number,
  distance: number,
  { visualDuration }: { readonly visualDuration: number },
): number {
  const angularFrequency = (2 * Math.PI) / (visualDuration * PERIOD_RATIO);
  return Math.min(speed, angularFrequency * distance);
}
