import { isVectorPicture } from './picture.ts';

/**
 * Returns the source of a picture of the shop: `/media/…` for a file below the shop's media folder, otherwise its absolute URL, whose origin
 * the operator must allow. An SVG file keeps its URL, because it has no renditions, and the site does not serve `/media/` itself.
 *
 * @param mediaUrl URL of the media folder, without a slash at the end
 */
export function shopPictureSource(url: string, mediaUrl: string): string {
  const folder = `${mediaUrl}/`;
  return url.startsWith(folder) && !isVectorPicture(url) ? `/media/${url.slice(folder.length)}` : url;
}
