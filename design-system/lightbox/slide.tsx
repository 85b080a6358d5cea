import type { CSSProperties } from 'react';
import type { LightboxPicture } from './lightbox-picture.ts';
import * as styles from './lightbox.css.ts';

/** The thumbnail in the page, as the browser has loaded it. */
export type LoadedThumbnail = {
  readonly src: string;
  /** Width divided by height. Undefined before the thumbnail has loaded. */
  readonly ratio: number | undefined;
};

type LightboxSlideProps = {
  picture: LightboxPicture;
  /** Visible until the full-size picture has loaded. */
  thumbnail: LoadedThumbnail | undefined;
  position: 'previous' | 'current' | 'next';
  /** Whether the picture is zoomed. It then loads in its original size. */
  isZoomed: boolean;
};

/** Approximate height of the stage in percent of the window's height, for the `sizes` attribute. */
const STAGE_HEIGHT_VH = 84;
/** Width of a picture whose original width is unknown, in CSS pixels. */
const UNKNOWN_WIDTH = 2_560;

/** One whole picture, as large as the window and its original size allow. */
export function LightboxSlide({ picture, thumbnail, position, isZoomed }: LightboxSlideProps) {
  const { src, alt, sources, width, height, placeholderColor } = picture;
  const original = widthAndRatioOf(picture, thumbnail?.ratio);
  const shownSizes = original
    ? `min(100vw, ${Math.round(STAGE_HEIGHT_VH * original.ratio)}vh, ${original.width}px)`
    : '100vw';
  const sizes = isZoomed ? `${width ?? UNKNOWN_WIDTH}px` : shownSizes;
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    ...(original
      ? { [styles.ASPECT_RATIO]: original.ratio, [styles.ORIGINAL_WIDTH]: `${original.width}px` }
      : {}),
    ...(original && placeholderColor ? { backgroundColor: placeholderColor } : {}),
    ...(original && thumbnail?.src ? { backgroundImage: `url("${thumbnail.src}")` } : {}),
  };
  return (
    <div className={styles.slide} data-position={position} aria-hidden={position !== 'current' || undefined}>
      <picture className={styles.zoomed}>
        {sources.map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          sizes={sizes}
          fetchPriority={position === 'current' ? 'high' : 'low'}
          decoding="async"
          draggable={false}
          className={styles.image}
          data-measured={original ? '' : undefined}
          style={style}
        />
      </picture>
    </div>
  );
}

/**
 * Returns the original width of a picture in pixels and its aspect ratio. If the original size is unknown, it uses a default width and the
 * ratio of the thumbnail. Returns undefined if that ratio is unknown too.
 */
function widthAndRatioOf({ width, height }: LightboxPicture, ratio: number | undefined) {
  if (width && height) return { width, ratio: width / height };
  return ratio === undefined ? undefined : { width: UNKNOWN_WIDTH, ratio };
}
