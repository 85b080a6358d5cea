import { Picture as PictureElement } from '#design-system/picture';
import { ThemedPicture } from '#design-system/themed-picture';
import { type Picture, pictureSources } from './picture.ts';

type SectionPictureProps = {
  picture: Picture;
  /** The same view at dusk: shown instead when the page is. */
  dusk?: Picture | undefined;
  /** How wide it is shown, as the `sizes` attribute wants it. */
  sizes: string;
  /** Crops it to a shape: `7/6`. */
  ratio?: `${number}/${number}`;
  /** Fills the box it stands in instead. */
  fill?: boolean;
  /** It is the page's one eagerly loaded, high-priority picture. */
  eager?: boolean;
};

/** A picture of the CMS in the formats and widths the image endpoint makes. */
export function SectionPicture({ picture, dusk, ...shown }: SectionPictureProps) {
  const { alt, width, height, focus } = picture;
  const shared = { ...shown, alt, width, height, focus };
  const day = pictureSources(picture);
  if (!dusk) return <PictureElement {...shared} {...day} />;
  return <ThemedPicture {...shared} day={day} dusk={pictureSources(dusk)} />;
}
