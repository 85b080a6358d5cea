import { type Picture, PICTURE_WIDTHS, pictureUrl } from '../../media/picture.ts';

/** Where a picture is to be seen large, as a file that every browser opens: no wider than its original. */
export function largeAddress({ src, width }: Picture): string {
  const widest = PICTURE_WIDTHS.findLast((rung) => width === undefined || rung <= width);
  return pictureUrl(src, widest ?? PICTURE_WIDTHS[0], 'jpeg');
}
