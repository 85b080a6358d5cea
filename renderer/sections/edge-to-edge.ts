/** Selector of a text with an image in a tone in which the picture and the background fill the section from edge to edge. */
export const TEXT_WITH_IMAGE_TO_EDGE =
  '[data-section=text-with-image]:is([data-tone=moss], [data-tone=night])';

/**
 * Selectors of sections whose content reaches their edges, so they have no padding. A section below one of them keeps its padding at the
 * top.
 */
export const EDGE_TO_EDGE = [
  '[data-section=hero]',
  '[data-section=usps]',
  '[data-section=lights-cta]',
  '[data-section=full-width-media]',
  '[data-section=image-toggle-range]',
  TEXT_WITH_IMAGE_TO_EDGE,
];
