/** The custom property of `motion.slide`. Importing it with the names of all tokens would add a script to pages with a carousel. */
export const SLIDE = '--slide';

/**
 * Returns whether elements may move. The theme sets the duration of slides to zero for reduced motion. So the preference of the system
 * and the control of the workbench have the same effect.
 */
export function allowsMotion(element: Element): boolean {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue(SLIDE)) > 0;
}
