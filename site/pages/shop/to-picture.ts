import type { Picture } from '#renderer/media/picture';
import { shopPictureSource } from '#renderer/media/shop-picture-source';
import type { ProductPicture } from '#site/services/shop';

/**
 * Returns a picture of the shop with its source ({@link shopPictureSource}).
 *
 * @param mediaUrl URL of the media folder
 */
export function toPicture({ url, alt }: ProductPicture, mediaUrl: string): Picture {
  return { src: shopPictureSource(url, mediaUrl), alt };
}
