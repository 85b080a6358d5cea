/** A rectangle in CSS pixels. */
export type Rectangle = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/**
 * Returns the styles that show a whole picture at the position of its cropped thumbnail (`object-fit: cover`).
 *
 * @param picture position and size of the whole picture, without a transform
 * @param focus horizontal and vertical `object-position` of the thumbnail, from 0 to 1
 */
export function croppedStyles(
  picture: Rectangle,
  thumbnail: Rectangle,
  focus: readonly [x: number, y: number],
): { readonly transform: string; readonly clipPath: string } {
  const scale = Math.max(thumbnail.width / picture.width, thumbnail.height / picture.height);
  // Width and height of the picture that the thumbnail crops, at the scale of the thumbnail.
  const hiddenWidth = picture.width * scale - thumbnail.width;
  const hiddenHeight = picture.height * scale - thumbnail.height;
  const x = thumbnail.left - hiddenWidth * focus[0] + (picture.width * scale) / 2 - centre(picture).x;
  const y = thumbnail.top - hiddenHeight * focus[1] + (picture.height * scale) / 2 - centre(picture).y;
  const inset = (hidden: number, share: number) => `${(hidden * share) / scale}px`;
  const [left, right] = [inset(hiddenWidth, focus[0]), inset(hiddenWidth, 1 - focus[0])];
  const [top, bottom] = [inset(hiddenHeight, focus[1]), inset(hiddenHeight, 1 - focus[1])];
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${top} ${right} ${bottom} ${left})`,
  };
}

function centre({ left, top, width, height }: Rectangle) {
  return { x: left + width / 2, y: top + height / 2 };
}
