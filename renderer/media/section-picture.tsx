import { Picture as PictureElement } from '#design-system/picture';
import { ThemedPicture } from '#design-system/themed-picture';
import { type Picture, pictureSources } from './picture.ts';

type SectionPictureProps = {
  picture: Picture;
  /** Replaces the picture in the dusk theme. */
  duskPicture?: Picture | undefined;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** Crops the picture to an aspect ratio: `7/6`. */
  ratio?: `${number}/${number}`;
  /** Fills the parent element instead of using its own aspect ratio. */
  fill?: boolean;
  /** Loads eagerly and with high priority: for the page's LCP picture only. */
  eager?: boolean;
};

/** A picture of the CMS in all formats and widths of the image endpoint. */
export function SectionPicture({ picture, duskPicture, ...rest }: SectionPictureProps) {
  const { alt, width, height, focus } = picture;
  const shared = { ...rest, alt, width, height, focus };
  const day = pictureSources(picture);
  if (!duskPicture) return <PictureElement {...shared} {...day} />;
  return <ThemedPicture {...shared} day={day} dusk={pictureSources(duskPicture)} />;
}
