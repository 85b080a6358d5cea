/** Sections that fill their full width. Sections next to them keep their full distance. */
export const EDGE_TO_EDGE = [
  '[data-section=hero]',
  '[data-section=usps]',
  '[data-section=lights-cta]',
  '[data-section=full-width-media]',
  '[data-section=image-toggle-range]',
  '[data-section=text-with-image]:is([data-tone=moss], [data-tone=night])',
];
