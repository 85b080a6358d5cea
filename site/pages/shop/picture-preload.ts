import { type Picture, pictureSources } from '#renderer/media/picture';

/** A picture that the document preloads, with the attributes of the `source` element that the browser then uses. */
export type PicturePreload = { readonly type: string; readonly srcSet: string; readonly sizes: string };

/**
 * Returns the preload of an LCP picture in its first format. A browser without that format ignores the preload, because of its type. A
 * picture without renditions has no preload.
 *
 * @param sizes the `sizes` attribute of the picture. A different one would load a second rendition.
 * @param maxWidth the widest rendition of the picture in pixels
 */
export function preloadOf(
  picture: Picture | undefined,
  sizes: string,
  maxWidth?: number,
): PicturePreload | undefined {
  const [best] = picture ? pictureSources(picture, maxWidth).sources : [];
  return best && { ...best, sizes };
}
