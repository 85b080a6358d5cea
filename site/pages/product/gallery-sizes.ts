/** The width of a picture in the gallery of a product, in the format of the `sizes` attribute. */
export const GALLERY_SIZES = '(min-width: 90rem) 780px, (min-width: 60rem) 54vw, 100vw';
