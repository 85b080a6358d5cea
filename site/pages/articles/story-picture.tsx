import { Picture } from '#design-system/picture';
import { pictureSources, type Picture as PictureOfTheCms } from '#renderer/media/picture';

type StoryPictureProps = {
  picture: PictureOfTheCms;
  /** How wide it is shown, as the `sizes` attribute wants it. */
  sizes: string;
  /** It is the page's one eagerly loaded, high-priority picture. */
  eager?: boolean;
  /** What it shows is said beside it. */
  decorates?: boolean;
};

/** A story's picture, cropped around its focus point to the box it stands in. */
export function StoryPicture({ picture, sizes, eager = false, decorates = false }: StoryPictureProps) {
  const { alt, width, height, focus } = picture;
  return (
    <Picture
      {...pictureSources(picture)}
      alt={decorates ? '' : alt}
      width={width}
      height={height}
      focus={focus}
      sizes={sizes}
      eager={eager}
      fill
    />
  );
}
