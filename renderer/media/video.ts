/** A film of the CMS: where it lies, what kind of file it is, and what it shows. */
export type Video = { readonly src: string; readonly type: string; readonly alt: string };

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' };

type File = {
  url?: string | null | undefined;
  mime_type?: string | null | undefined;
  alt?: string | null | undefined;
};

/** What is said or heard in a film, as WebVTT: a path of the site's own, since browsers read no captions of another origin. */
export type Captions = { readonly src: string };

/** Reads a film from an asset by the type of file the CMS names, else by its extension; other files are no film. */
export function readVideo({ url, mime_type, alt }: File): Video | undefined {
  if (!url || !/^(?:\/(?!\/)|https?:\/\/)/.test(url)) return undefined;
  const extension = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  const named = Object.values(TYPES).find((type) => type === mime_type);
  const type = named ?? (Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined);
  return type === undefined ? undefined : { src: url, type, alt: alt ?? '' };
}

/** Reads captions from an asset; a file of another kind, or on another origin, is none. */
export function readCaptions({ url }: File): Captions | undefined {
  return url && /^\/(?!\/).*\.vtt$/i.test(url) ? { src: url } : undefined;
}
