import type { Picture } from '../media/picture.ts';
import { readOwnPath } from './link.ts';

type CmsAsset = {
  url?: string | null | undefined;
  mime_type?: string | null | undefined;
  alt?: string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
  focus_css?: string | null | undefined;
  placeholder_color?: string | null | undefined;
};

type CmsFile = {
  url?: string | null | undefined;
  mime_type?: string | null | undefined;
  alt?: string | null | undefined;
};

/** A video of the CMS; `alt` describes its content. */
type Video = {
  readonly src: string;
  readonly type: string;
  readonly alt: string;
  /** The host of a video of another origin. Browsers connect to it only after consent. */
  readonly externalHost: string | undefined;
};

/** Media types by file extension. */
const VIDEO_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
};
const HEX_COLOR = /^#[\da-f]{6}$/i;

/** Reads a picture from an asset; `undefined` without a valid URL, or for a file that is not a picture, such as a film. */
export function readPicture({
  url,
  mime_type,
  alt,
  width,
  height,
  focus_css,
  placeholder_color,
}: CmsAsset): Picture | undefined {
  if (!url || !isFileUrl(url)) return undefined;
  if (mime_type && !mime_type.startsWith('image/')) return undefined;
  const focus = /^(\d{1,3}(?:\.\d+)?)% (\d{1,3}(?:\.\d+)?)%$/.exec(focus_css ?? '');
  return {
    src: url,
    alt: alt ?? '',
    ...(width && height ? { width, height } : {}),
    ...(focus ? { focus: { x: Number(focus[1]), y: Number(focus[2]) } } : {}),
    ...(placeholder_color && HEX_COLOR.test(placeholder_color)
      ? { placeholderColor: placeholder_color }
      : {}),
  };
}

/**
 * Reads a video from an asset. Its type is the media type of the CMS, or else follows from the file's extension. Returns `undefined` for
 * files of other types.
 *
 * @param origin origin of the site
 */
export function readVideo({ url, mime_type, alt }: CmsFile, origin: string): Video | undefined {
  if (!url || !isFileUrl(url)) return undefined;
  const extension = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  const mediaType = Object.values(VIDEO_TYPES).find((type) => type === mime_type);
  const type = mediaType ?? (Object.hasOwn(VIDEO_TYPES, extension) ? VIDEO_TYPES[extension] : undefined);
  if (type === undefined) return undefined;
  const file = new URL(url, origin);
  const externalHost = file.origin === new URL(origin).origin ? undefined : file.host;
  return { src: url, type, alt: alt ?? '', externalHost };
}

/** Reads WebVTT captions from an asset. Their URL is a path of the site, because browsers refuse captions of another origin. */
export function readCaptions({ url }: CmsFile): { readonly src: string } | undefined {
  const src = url && /\.vtt$/i.test(url) ? readOwnPath(url) : undefined;
  return src && { src };
}

/** Returns whether a text is a path of the site or an absolute URL. */
function isFileUrl(url: string) {
  return readOwnPath(url) !== undefined || (/^https?:\/\//.test(url) && URL.canParse(url));
}
