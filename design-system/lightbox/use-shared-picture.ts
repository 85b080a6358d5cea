import { type RefObject, useLayoutEffect, useRef } from 'react';
import { allowsMotion, animateStyles, animateThenClear } from '../motion/motion.ts';
import { stopSettling } from '../settle/settle.ts';
import { croppedStyles } from './cropped-picture.ts';

type SharedPictureOptions = {
  /** The element that swipes move. It contains the pictures. */
  strip: RefObject<HTMLElement | null>;
  /** `false` during the exit animation. */
  open: boolean;
  /** Returns the thumbnail of the current picture in the page. */
  findThumbnail: () => HTMLElement | undefined;
};

const WHOLE = { transform: 'translate(0px, 0px) scale(1)', clipPath: 'inset(0px 0px 0px 0px)' };

/**
 * Animates the picture from its thumbnail when the lightbox opens, and back to the thumbnail of the current picture when the lightbox closes.
 * The thumbnail is hidden during both animations. If the lightbox closes while it opens, the picture moves back from its current position.
 */
export function useSharedPicture({ strip, open, findThumbnail }: SharedPictureOptions) {
  const hidden = useRef<HTMLElement>(undefined);
  function hide(thumbnail: HTMLElement | undefined) {
    if (hidden.current) hidden.current.style.visibility = '';
    if (thumbnail) thumbnail.style.visibility = 'hidden';
    hidden.current = thumbnail;
  }

  useLayoutEffect(() => {
    const picture = strip.current?.querySelector<HTMLElement>('[data-position=current] img');
    const thumbnail = findThumbnail();
    if (!strip.current || !picture || !thumbnail || !allowsMotion(picture)) return;
    if (!open) stopSettling(strip.current);
    // A picture of unknown size has no box before it has loaded.
    if (picture.offsetWidth === 0) return;
    const { transform, clipPath } = thumbnailStyles(thumbnail, picture);
    hide(thumbnail);
    if (open)
      void animateThenClear(picture, {
        transform: [transform, WHOLE.transform],
        clipPath: [clipPath, WHOLE.clipPath],
      }).then(() => hide(undefined));
    else void animateStyles(picture, { transform: [transform], clipPath: [clipPath] });
    // Only opening and closing animate. A change of the picture does not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
  useLayoutEffect(() => () => hide(undefined), []);
}

/** Returns the styles that show a picture at the position of its thumbnail. */
function thumbnailStyles(thumbnail: HTMLElement, picture: HTMLElement) {
  const { objectPosition } = getComputedStyle(thumbnail);
  const [x = 0.5, y = 0.5] = objectPosition.split(' ').map((share) => Number.parseFloat(share) / 100);
  // The link clips the thumbnail. A hovered thumbnail is larger than its link.
  const visible = thumbnail.closest('a') ?? thumbnail;
  return croppedStyles(boxOf(picture), visible.getBoundingClientRect(), [x, y]);
}

/** Returns the position and size that a picture has without the transform of its animation. */
function boxOf(picture: HTMLElement) {
  const { transform } = getComputedStyle(picture);
  const { a, e, f } = new DOMMatrix(transform === 'none' ? undefined : transform);
  const box = picture.getBoundingClientRect();
  const [width, height] = [box.width / a, box.height / a];
  return {
    left: box.left + box.width / 2 - e - width / 2,
    top: box.top + box.height / 2 - f - height / 2,
    width,
    height,
  };
}
