import * as v from 'valibot';
import { baseUrls, origins, type Values, yesOrNo } from './values.ts';

/** Variables of pictures, videos and icons. */
export const pictureVariables = {
  IMAGE_ORIGINS: v.optional(origins('https://cdn.example.com'), ''),
  IMAGE_CACHE: v.optional(v.string()),
  IMAGE_WARM_UP: v.optional(yesOrNo, 'yes'),
  ICON_BASE_URL: v.optional(baseUrls('https://api.iconify.design'), ''),
};

export type PictureEnvironment = {
  /** Origins of images and videos besides the content system and the shop. */
  readonly imageOrigins: readonly string[];
  /** A folder for rendered pictures. Default: `.cache/images` of the project. */
  readonly imageCache: string | undefined;
  /** Whether the server renders the pictures of its main pages after the start. */
  readonly warmUpImages: boolean;
  /** URLs of services with Iconify's API, tried in this order. */
  readonly iconServices: readonly string[];
};

/** Returns the settings of the pictures from the variables. */
export function toPictures(values: Values<typeof pictureVariables>): PictureEnvironment {
  return {
    imageOrigins: values.IMAGE_ORIGINS,
    imageCache: values.IMAGE_CACHE,
    warmUpImages: values.IMAGE_WARM_UP,
    iconServices: values.ICON_BASE_URL,
  };
}
