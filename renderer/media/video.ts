/** A video of the CMS; `alt` describes its content. */
export type Video = { readonly src: string; readonly type: string; readonly alt: string };

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' };

type CmsFile = {
  url?: string | null | undefined;
  mime_type?: string | null | undefined;
  alt?: string | null | undefined;
};

/** Captions of a video as WebVTT: a path of the site, because browsers refuse captions of another origin. */
export type Captions = { readonly src: string };

/** Reads a video from an asset, by the CMS's media type or else by the file's extension; `undefined` for other files. */
export function readVideo({ url, mime_type, alt }: CmsFile): Video | undefined {
  if (!url || !/^(?:\/(?!\/)|https?:\/\/)/.test(url)) return undefined;
  const extension = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  const mediaType = Object.values(TYPES).find((type) => type === mime_type);
  const type = mediaType ?? (Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined);
  return type === undefined ? undefined : { src: url, type, alt: alt ?? '' };
}

/** Reads captions from an asset; `undefined` for another file type or another origin. */
export function readCaptions({ url }: CmsFile): Captions | undefined {
  return url && /^\/(?!\/).*\.vtt$/i.test(url) ? { src: url } : undefined;
}
