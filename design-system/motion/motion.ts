import { animate } from 'framer-motion/dom/mini';
import { transitions } from '../theme/transitions.ts';

export { allowsMotion } from './allows-motion.ts';

/** Values of each animated property. With one value the animation starts at the current value of the element. */
type MotionKeyframes = Readonly<
  Partial<Record<'transform' | 'opacity' | 'clipPath' | 'height', readonly string[]>>
>;
/** A distance along both axes in CSS pixels, or a velocity in CSS pixels per second. */
export type Offset = { readonly x: number; readonly y: number };

/**
 * Animates styles of an element with the transition `slide` of the theme. The promise resolves when the animation ends. The last values stay
 * as inline styles. A newer animation of the same properties replaces this one, and then the promise never resolves.
 */
export async function animateStyles(element: HTMLElement, keyframes: MotionKeyframes): Promise<void> {
  await play(element, keyframes, transitions.slide).finished;
}

/** Animates like `animateStyles`, then removes the inline styles, so that the style sheets apply again. */
export async function animateThenClear(element: HTMLElement, keyframes: MotionKeyframes): Promise<void> {
  const animateOne = async ([property, values]: [string, readonly string[]]) => {
    await animateStyles(element, { [property]: values });
    removeStyles(element, [property]);
  };
  // One animation per property, because a newer animation may replace only some of the properties.
  await Promise.all(Object.entries(keyframes).map(animateOne));
}

/** A running animation and its time in seconds. `cancel` ends it without inline styles, and `finished` then stays pending. */
export type Playback = { readonly finished: Promise<unknown>; readonly time: number; cancel(): void };

/** Starts an animation with a transition of framer-motion. */
export function play(
  element: HTMLElement,
  keyframes: MotionKeyframes,
  transition: NonNullable<Parameters<typeof animate>[2]>,
): Playback {
  // The library changes the lists that it receives.
  const copy = Object.fromEntries(Object.entries(keyframes).map(([name, values]) => [name, [...values]]));
  return animate(element, copy, transition);
}

/** Removes the inline styles that an animation left. */
export function removeStyles(element: HTMLElement, properties: readonly string[]): void {
  for (const property of properties) Reflect.set(element.style, property, '');
}

/** Returns the CSS `transform` of an offset. */
export function translate({ x, y }: Offset): string {
  return `translate(${x}px, ${y}px)`;
}

/** Returns the current translation of an element, also during an animation. */
export function currentOffset(element: Element): Offset {
  const { transform } = getComputedStyle(element);
  if (transform === 'none' || transform === '') return { x: 0, y: 0 };
  const { m41, m42 } = new DOMMatrix(transform);
  return { x: m41, y: m42 };
}
