import { animateAccordionHeights } from './accordions.ts';
import { closeMenusBehindFocus, lockScrollBehindPhoneMenu, openMenusOnHover } from './menus.ts';
import { enhanceMiniCart } from './mini-cart.ts';
import { watchForProductLists } from './product-lists.ts';
import { enhanceSearchBox } from './search-box.ts';
import { enhanceStoreMaps } from './store-maps.ts';

/**
 * Starts the enhancements that a visitor notices only after pointing at something, focusing it or pressing a key.
 *
 * @param first the first such event
 */
export function startInteractions(first: Event) {
  openMenusOnHover();
  closeMenusBehindFocus();
  lockScrollBehindPhoneMenu();
  enhanceSearchBox(first);
  enhanceMiniCart(first);
  animateAccordionHeights();
  watchForProductLists();
  enhanceStoreMaps();
}
