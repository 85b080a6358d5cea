import type { CSSProperties } from 'react';
import { type Picture, pictureSrcSet } from '../../../media/picture.ts';
import { largeAddress } from '../large.ts';
import * as styles from './lightbox.css.ts';

type SlideProps = {
  picture: Picture;
  /** The rendition that the page shows already: stands there until the large one has come. */
  thumb: string | undefined;
  place: 'before' | 'here' | 'after';
};

/** How much of the window's height a picture gets, in per cent. */
const TALL = 84;

/** One picture as large as the window allows, whole, and never larger than it was made. */
export function Slide({ picture, thumb, place }: SlideProps) {
  const { alt, width, height, placeholderColor } = picture;
  const measured = width && height ? { width, height, ratio: width / height } : undefined;
  const sizes = measured ? `min(100vw, ${Math.round(TALL * measured.ratio)}vh, ${width}px)` : '100vw';
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    ...(measured ? { [styles.RATIO]: measured.ratio, [styles.OWN]: `${measured.width}px` } : {}),
    ...(measured && placeholderColor ? { backgroundColor: placeholderColor } : {}),
    ...(measured && thumb ? { backgroundImage: `url("${thumb}")` } : {}),
  };
  return (
    <div className={styles.slide} data-place={place} aria-hidden={place !== 'here' || undefined}>
      <picture>
        <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={pictureSrcSet(picture, 'webp')} sizes={sizes} />
        <img
          src={largeAddress(picture)}
          alt={alt}
          width={width}
          height={height}
          sizes={sizes}
          fetchPriority={place === 'here' ? 'high' : 'low'}
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
