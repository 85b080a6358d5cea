import { readProductAttributes } from '#renderer/tracking/product-attributes';
import { type PlacedProduct, trackList } from '#site/analytics/list-events';

/** A section with products is a list. Its type identifies the list. */
const SECTION = '[data-section]';
const PRODUCT = '[data-product]';

/** Sends the events of lists of products that are not hydrated: a list comes into view, or the visitor follows the link of a product. */
export function trackProductLists(main: Element): void {
  const shown = new WeakSet<Element>();
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      shown.add(target);
      visible.unobserve(target);
      trackList('view_item_list', idOf(target), productsOf(target));
    }
  });
  const observeSections = () => {
    visible.disconnect();
    for (const section of main.querySelectorAll(SECTION))
      if (!shown.has(section) && section.querySelector(PRODUCT)) visible.observe(section);
  };
  new MutationObserver(observeSections).observe(main, { childList: true });
  observeSections();

  main.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('a[href]')) return;
    const product = target.closest<HTMLElement>(PRODUCT);
    const section = target.closest<HTMLElement>(SECTION);
    if (!product || !section) return;
    const index = elementsOf(section).indexOf(product);
    trackList('select_item', idOf(section), [{ ...readProductAttributes(product), index }]);
  });
}

const idOf = (section: HTMLElement) => section.dataset['section'] ?? '';
const elementsOf = (section: Element) => [...section.querySelectorAll<HTMLElement>(PRODUCT)];

function productsOf(section: Element): PlacedProduct[] {
  return elementsOf(section).map((element, index) => ({ ...readProductAttributes(element), index }));
}
