/** A film of the CMS: where it lies and what kind of file it is. */
export type Video = { readonly src: string; readonly type: string };

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', m4v: 'video/mp4', webm: 'video/webm' };

type File = { url?: string | null | undefined; mime_type?: string | null | undefined };

/** Reads a film from an asset by the type of file the CMS names, else by its extension; other files are no film. */
export function readVideo({ url, mime_type }: File): Video | undefined {
  if (!url || !/^(?:\/(?!\/)|https?:\/\/)/.test(url)) return undefined;
  const extension = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  const named = Object.values(TYPES).find((type) => type === mime_type);
  const type = named ?? (Object.hasOwn(TYPES, extension) ? TYPES[extension] : undefined);
  return type === undefined ? undefined : { src: url, type };
}
