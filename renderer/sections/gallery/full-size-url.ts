import { type Picture, PICTURE_WIDTHS, pictureUrl } from '../../media/picture.ts';

/** Returns the URL of a picture as a JPEG in the largest available width that does not exceed its original width. */
export function fullSizeUrl({ src, width: originalWidth }: Picture): string {
  const largest = PICTURE_WIDTHS.findLast((width) => originalWidth === undefined || width <= originalWidth);
  return pictureUrl(src, largest ?? PICTURE_WIDTHS[0], 'jpeg');
}
