/** Selectors of sections whose content reaches their edges. A section below one of them keeps its padding at the top. */
export const EDGE_TO_EDGE = [
  '[data-section=hero]',
  '[data-section=usps]',
  '[data-section=lights-cta]',
  '[data-section=full-width-media]',
  '[data-section=image-toggle-range]',
  '[data-section=text-with-image]:is([data-tone=moss], [data-tone=night])',
];
