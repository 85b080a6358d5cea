import { animateAccordionHeights } from './accordions.ts';
import { openMenusOnHover } from './menus.ts';

/** Starts the enhancements that a visitor notices only after pointing at something or focusing it. */
export function startInteractions() {
  openMenusOnHover();
  animateAccordionHeights();
}
