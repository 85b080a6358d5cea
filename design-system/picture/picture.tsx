import type { CSSProperties } from 'react';
import * as styles from './picture.css.ts';

/** The renditions for a file type or a media query. The browser uses the first source that matches. */
export type PictureSource = { readonly srcSet: string; readonly type?: string; readonly media?: string };

export type PictureProps = {
  /** URL of the fallback rendition. */
  src: string;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
  sources?: readonly PictureSource[];
  /** The `sizes` attribute of all sources. */
  sizes?: string;
  /** Dimensions of the original in pixels. They reserve space before the picture has loaded. */
  width?: number | undefined;
  height?: number | undefined;
  /** The focal point of a cropped picture, in percent from the left and the top. */
  focus?: { readonly x: number; readonly y: number } | undefined;
  /** Background colour until the picture has loaded, as `#rrggbb`. Only for a picture without transparency. */
  placeholderColor?: string | undefined;
  /** Crops the picture to an aspect ratio, such as `7/6`. */
  ratio?: `${number}/${number}` | undefined;
  /** Fills its parent, cropped. The parent sets the aspect ratio. */
  fill?: boolean;
  /** Loads the picture at once with high priority, for the largest paint of the page. By default it loads near the viewport. */
  eager?: boolean;
};

/** A responsive picture. */
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
  const style: CSSProperties & Record<`--${string}`, string> = {
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
        style={style}
      />
    </picture>
  );
}
