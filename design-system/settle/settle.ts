import { spring } from 'framer-motion/dom';
import { limitSpeed } from '../motion/limit-speed.ts';
import { allowsMotion, currentOffset, type Offset, play, removeStyles, translate } from '../motion/motion.ts';
import { springs } from '../theme/transitions.ts';

/**
 * Moves a released element to its resting position by a spring, with the velocity of the release. The promise resolves when the element has
 * arrived. It never resolves if `stopSettling` stops the element before.
 *
 * @param offset from the resting position to the element, in CSS pixels
 * @param velocity of the release, in CSS pixels per second
 */
export async function settle(element: HTMLElement, offset: Offset, velocity: Offset): Promise<void> {
  const distance = Math.hypot(offset.x, offset.y);
  if (distance > 0 && allowsMotion(element)) {
    const speed = -(offset.x * velocity.x + offset.y * velocity.y) / distance;
    // The library animates a transform as a progress from 0 to 100.
    const progressPerSecond = (100 * limitSpeed(speed, distance, springs.settle)) / distance;
    const keyframes = { transform: [translate(offset), translate({ x: 0, y: 0 })] };
    await play(element, keyframes, { type: spring, ...springs.settle, velocity: progressPerSecond }).finished;
  }
  removeStyles(element, ['transform']);
}

/** Stops a settling element at its current position. Returns the offset from its resting position. */
export function stopSettling(element: HTMLElement): Offset {
  const offset = currentOffset(element);
  element.style.transform = translate(offset);
  for (const animation of element.getAnimations?.() ?? []) animation.cancel();
  return offset;
}
