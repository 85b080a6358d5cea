import type { Picture } from '#renderer/media/picture';
import type { ProductPicture } from '#site/services/shop';

/**
 * Returns a picture of the shop with a source for renditions: `/media/…` for a file below the shop's media folder, otherwise its absolute
 * URL, whose origin the operator must allow.
 *
 * @param mediaUrl URL of the media folder
 */
export function toPicture({ url, alt }: ProductPicture, mediaUrl: string): Picture {
  const folder = `${mediaUrl}/`;
  return { src: url.startsWith(folder) ? `/media/${url.slice(folder.length)}` : url, alt };
}
