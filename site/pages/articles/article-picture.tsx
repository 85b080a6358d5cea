import { Picture } from '#design-system/picture';
import { pictureSources, type Picture as PictureOfTheCms } from '#renderer/media/picture';

type ArticlePictureProps = {
  picture: PictureOfTheCms;
  /** How wide it is shown, as the `sizes` attribute wants it. */
  sizes: string;
  /** It is the page's one eagerly loaded, high-priority picture. */
  eager?: boolean;
  /** What it shows is said beside it. */
  isDecorative?: boolean;
};

/** A story's picture, cropped around its focus point to the box it stands in. */
export function ArticlePicture({ picture, sizes, eager = false, isDecorative = false }: ArticlePictureProps) {
  const { alt, width, height, focus } = picture;
  return (
    <Picture
      {...pictureSources(picture)}
      alt={isDecorative ? '' : alt}
      width={width}
      height={height}
      focus={focus}
      sizes={sizes}
      eager={eager}
      fill
    />
  );
}
