/** A picture of the CMS: where it lies, what it shows, and what is known of its size. */
export type Picture = {
  /** Address as the CMS gives it: a path below the site's `/assets/`, or an absolute address. */
  readonly src: string;
  readonly alt: string;
  /** Pixels of the original; absent when the CMS did not say. */
  readonly width?: number;
  readonly height?: number;
  /** The point that must stay in view when the picture is cropped, in per cent from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** Its colour on the whole, `#rrggbb`, to stand in its place until it comes; absent when it is not known or not opaque. */
  readonly placeholderColor?: string;
};

/** Widths the image endpoint makes, in pixels; a closed list, so that nobody can ask it for thousands of sizes. */
export const PICTURE_WIDTHS = [320, 480, 640, 828, 1080, 1440, 1920, 2560] as const;
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The address of one rendition, as the image endpoint reads it: `/_image/w_640,f_avif/assets/hero.jpg`. */
export function pictureUrl(src: string, width: PictureWidth, format: PictureFormat): string {
  const source = /^https?:/.test(src) ? `/${encodeURIComponent(src)}` : src;
  return `/_image/w_${width},f_${format}${source}`;
}

/** The ladder of renditions in one format as a `srcset`, capped at the original's own width. */
export function pictureSrcSet({ src, width }: Picture, format: PictureFormat): string {
  return availableWidths(width)
    .map((rung) => `${pictureUrl(src, rung, format)} ${rung}w`)
    .join(', ');
}

/** The rendition for browsers that read no `srcset`. */
export function pictureFallback({ src, width }: Picture): string {
  return pictureUrl(src, availableWidths(Math.min(width ?? 1080, 1080)).at(-1) ?? 1080, 'jpeg');
}

/** A picture in the formats and widths the image endpoint makes, as the design system's picture takes them. */
export function pictureSources(picture: Picture) {
  return {
    placeholderColor: picture.placeholderColor,
    src: pictureFallback(picture),
    sources: [
      { type: 'image/avif', srcSet: pictureSrcSet(picture, 'avif') },
      { type: 'image/webp', srcSet: pictureSrcSet(picture, 'webp') },
    ],
  };
}

function availableWidths(original: number | undefined): readonly PictureWidth[] {
  if (original === undefined) return PICTURE_WIDTHS;
  const within = PICTURE_WIDTHS.filter((width) => width <= original);
  return within.length > 0 ? within : [PICTURE_WIDTHS[0]];
}
