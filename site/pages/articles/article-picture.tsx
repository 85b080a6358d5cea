import { Picture } from '#design-system/picture';
import { pictureSources, type Picture as CmsPicture } from '#renderer/media/picture';

type ArticlePictureProps = {
  picture: CmsPicture;
  /** Width of the picture, in the format of the `sizes` attribute. */
  sizes: string;
  /** Loads the picture eagerly with high priority. Only the LCP picture is eager. */
  eager?: boolean;
  /** Whether the text beside the picture describes it. Its `alt` is then empty. */
  isDecorative?: boolean;
};

/** The picture of an article. It fills its container and is cropped around its focus point. */
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
