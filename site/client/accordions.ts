import { importOptionalChunk } from '#design-system/optional-chunk';

/** Events that precede a click. A touch also fires `pointerover`. */
const PRELOAD_EVENTS = ['pointerover', 'focusin'];

/**
 * Animates the height of accordions in browsers that do not support `interpolate-size`. The script loads when the visitor first points at
 * an accordion or focuses it, on any page.
 */
export function animateAccordionHeights() {
  if (CSS.supports('interpolate-size', 'allow-keywords')) return;
  for (const type of PRELOAD_EVENTS) document.addEventListener(type, loadWhenPointedAt);
  // The visitor may have pointed at an accordion while this script was loading.
  loadWhenPointedAt();
}

function loadWhenPointedAt() {
  if (!document.querySelector('details:is(:hover, :focus-within)')) return;
  for (const type of PRELOAD_EVENTS) document.removeEventListener(type, loadWhenPointedAt);
  void importOptionalChunk(() => import('#design-system/accordion-motion')).then(
    ({ animateAccordions }) => animateAccordions(document),
    () => undefined,
  );
}
