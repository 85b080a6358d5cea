import { type Picture, PICTURE_WIDTHS, pictureSources, pictureUrl } from './picture.ts';

/** Returns the URL of a picture as a JPEG in the largest available width that does not exceed its original width. */
export function fullSizeUrl({ src, width: originalWidth }: Picture): string {
  const largest = PICTURE_WIDTHS.findLast((width) => originalWidth === undefined || width <= originalWidth);
  return pictureUrl(src, largest ?? PICTURE_WIDTHS[0], 'jpeg');
}

/** Returns a picture with its renditions for the lightbox of the design system, without an id and a caption. */
export function toLightboxPicture(picture: Picture) {
  const { alt, width, height } = picture;
  return { ...pictureSources(picture), src: fullSizeUrl(picture), alt, width, height };
}
