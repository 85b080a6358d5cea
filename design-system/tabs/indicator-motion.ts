import { allowsMotion } from '../motion/allows-motion.ts';
import { animateThenClear } from '../motion/motion.ts';

/** Slides the line under the selected tab from the position that it had under the previous tab. */
export function moveIndicator(indicator: HTMLElement, before: DOMRect): void {
  if (!allowsMotion(indicator)) return;
  const { left, width } = indicator.getBoundingClientRect();
  void animateThenClear(indicator, {
    transform: [
      `translate(${before.left - left}px, 0px) scale(${before.width / width}, 1)`,
      'translate(0px, 0px) scale(1, 1)',
    ],
  });
}
