/** A picture of the CMS. */
export type Picture = {
  /** A path below the site's `/assets/`, or an absolute URL. */
  readonly src: string;
  readonly alt: string;
  /** Size of the original in pixels; absent when the CMS has none. */
  readonly width?: number;
  readonly height?: number;
  /** Focal point of a crop, in percent from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number };
  /** Average colour as `#rrggbb`, visible until the picture is loaded; absent when unknown or not opaque. */
  readonly placeholderColor?: string;
};

/** Widths of renditions in pixels. The server refuses other widths, so that requests cannot make it render thousands of sizes. */
export const PICTURE_WIDTHS = [320, 480, 640, 828, 1080, 1440, 1920, 2560] as const;
/** The width of the renditions of small pictures: up to 106 CSS pixels wide, on screens with three pixels per CSS pixel. */
export const SMALL_PICTURE_WIDTH = PICTURE_WIDTHS[0];
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Returns whether a picture is an SVG file. Pages show it without renditions, because the image endpoint does not rasterise SVG. */
export function isVectorPicture(src: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(src);
}

/** Returns the URL of a rendition: `/_image/w_640,f_avif/assets/hero.jpg`. An SVG file has no renditions and keeps its URL. */
export function pictureUrl(src: string, width: PictureWidth, format: PictureFormat): string {
  if (isVectorPicture(src)) return src;
  const source = /^https?:/.test(src) ? `/${encodeURIComponent(src)}` : src;
  return `/_image/w_${width},f_${format}${source}`;
}

/** Returns the `srcset` of a picture in one format, up to the width of the original. */
function pictureSrcSet({ src, width }: Picture, format: PictureFormat): string {
  return availableWidths(width)
    .map((step) => `${pictureUrl(src, step, format)} ${step}w`)
    .join(', ');
}

/** Returns the rendition for browsers without `srcset`. */
function pictureFallback({ src, width }: Picture): string {
  return pictureUrl(src, availableWidths(Math.min(width ?? 1080, 1080)).at(-1) ?? 1080, 'jpeg');
}

/**
 * Returns the sources of a picture in all formats and widths, as props of the design system's `Picture`.
 *
 * @param maxWidth the widest rendition in pixels, for a picture that is small in every window
 */
export function pictureSources(picture: Picture, maxWidth: number = Infinity) {
  const available = { ...picture, width: Math.min(picture.width ?? Infinity, maxWidth) };
  return {
    placeholderColor: picture.placeholderColor,
    src: pictureFallback(available),
    sources: isVectorPicture(picture.src)
      ? []
      : [
          { type: 'image/avif', srcSet: pictureSrcSet(available, 'avif') },
          { type: 'image/webp', srcSet: pictureSrcSet(available, 'webp') },
        ],
  };
}

function availableWidths(original: number | undefined): readonly PictureWidth[] {
  if (original === undefined) return PICTURE_WIDTHS;
  const widths = PICTURE_WIDTHS.filter((width) => width <= original);
  return widths.length > 0 ? widths : [PICTURE_WIDTHS[0]];
}
