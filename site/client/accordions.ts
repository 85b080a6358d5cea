import { importOptionalChunk } from '#design-system/optional-chunk';

const REACHING_EVENTS = ['pointerover', 'focusin'];

/**
 * Animates the height of accordions in browsers whose styles cannot. The script loads when the visitor first reaches an accordion, on any
 * page.
 */
export function animateAccordionHeights() {
  if (CSS.supports('interpolate-size', 'allow-keywords')) return;
  for (const type of REACHING_EVENTS) document.addEventListener(type, loadWhenReached);
  // The visitor may have reached one while this script was loading.
  loadWhenReached();
}

function loadWhenReached() {
  if (!document.querySelector('details:is(:hover, :focus-within)')) return;
  for (const type of REACHING_EVENTS) document.removeEventListener(type, loadWhenReached);
  void importOptionalChunk(() => import('#design-system/accordion-motion')).then(
    ({ animateAccordions }) => animateAccordions(document),
    () => undefined,
  );
}
