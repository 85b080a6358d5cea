import type { CSSProperties } from 'react';
import * as styles from './picture.css.ts';

/** One ladder of renditions: for a type of file, for a medium, or both. The first that fits is used. */
export type PictureSource = { readonly srcSet: string; readonly type?: string; readonly media?: string };

export type PictureProps = {
  /** The rendition for browsers that read no source. */
  src: string;
  /** What it shows; empty for a picture that only decorates. */
  alt: string;
  sources?: readonly PictureSource[];
  /** How wide it is shown, as the `sizes` attribute wants it; one value for all sources. */
  sizes?: string;
  /** Pixels of the original: they reserve its room before it arrives. */
  width?: number | undefined;
  height?: number | undefined;
  /** The point that must stay in view when it is cropped, in per cent from the left and the top. */
  focus?: { readonly x: number; readonly y: number } | undefined;
  /** Its own colour, `#rrggbb`, which stands in its place until it comes; only for a picture without transparency. */
  placeholderColor?: string | undefined;
  /** Crops it to a shape: `7/6`. */
  ratio?: `${number}/${number}` | undefined;
  /** Fills the box it stands in, cropped; that box then has the shape. */
  fill?: boolean;
  /** It is the page's largest paint: loaded at once, before others. All other pictures wait until they come near. */
  eager?: boolean;
};

/** A picture in as many formats and sizes as its caller has. */
export function Picture({
  src,
  alt,
  sources = [],
  sizes,
  width,
  height,
  focus,
  placeholderColor,
  ratio,
  fill = false,
  eager = false,
}: PictureProps) {
  const shape: CSSProperties & Record<`--${string}`, string> = {
    ...(focus ? { [styles.FOCAL_POINT]: `${focus.x}% ${focus.y}%` } : {}),
    ...(ratio ? { [styles.RATIO]: ratio } : {}),
    ...(placeholderColor ? { [styles.PLACEHOLDER_COLOR]: placeholderColor } : {}),
  };
  return (
    <picture className={styles.picture}>
      {sources.map((source) => (
        <source key={`${source.media} ${source.type}`} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding={eager ? 'sync' : 'async'}
        className={fill ? `${styles.image} ${styles.fill}` : styles.image}
        style={shape}
      />
    </picture>
  );
}
