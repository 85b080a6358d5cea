import type { CSSProperties } from 'react';
import { type Picture, pictureSources } from '../../../media/picture.ts';
import { fullSizeUrl } from '../full-size-url.ts';
import * as styles from './lightbox.css.ts';

type LightboxSlideProps = {
  picture: Picture;
  /** URL of the rendition that the page has loaded. It is visible until the full-size picture has loaded. */
  thumb: string | undefined;
  position: 'previous' | 'current' | 'next';
};

/** Largest height of a picture, in percent of the window's height. */
const MAX_HEIGHT_VH = 84;

/** One whole picture, as large as the window and its original size allow. */
export function LightboxSlide({ picture, thumb, position }: LightboxSlideProps) {
  const { alt, width, height, placeholderColor } = picture;
  const measured = width && height ? { width, height, ratio: width / height } : undefined;
  const sizes = measured
    ? `min(100vw, ${Math.round(MAX_HEIGHT_VH * measured.ratio)}vh, ${width}px)`
    : '100vw';
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    ...(measured
      ? { [styles.ASPECT_RATIO]: measured.ratio, [styles.ORIGINAL_WIDTH]: `${measured.width}px` }
      : {}),
    ...(measured && placeholderColor ? { backgroundColor: placeholderColor } : {}),
    ...(measured && thumb ? { backgroundImage: `url("${thumb}")` } : {}),
  };
  return (
    <div className={styles.slide} data-position={position} aria-hidden={position !== 'current' || undefined}>
      <picture>
        {pictureSources(picture).sources.map((source) => (
          <source key={source.type} {...source} sizes={sizes} />
        ))}
        <img
          src={fullSizeUrl(picture)}
          alt={alt}
          width={width}
          height={height}
          sizes={sizes}
          fetchPriority={position === 'current' ? 'high' : 'low'}
          decoding="async"
          draggable={false}
          className={styles.image}
          data-measured={measured ? '' : undefined}
          style={style}
        />
      </picture>
    </div>
  );
}
