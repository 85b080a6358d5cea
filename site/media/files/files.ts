import { getMimeType, mimes } from 'hono/utils/mime';

/** Media types that the list of Hono lacks. */
const MORE_TYPES: Readonly<Record<string, string>> = {
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  ogg: 'audio/ogg',
  vtt: 'text/vtt; charset=utf-8',
  wav: 'audio/wav',
};
const TYPES = { ...mimes, ...MORE_TYPES };
/** Types that browsers may show. Of these, only SVG can run scripts, and the sandbox prevents it. */
const SHOWN_TYPES = /^(?:(?:image|audio|video|font)\/|application\/pdf$|text\/(?:plain|vtt);)/;
/** The type of all other files. With `nosniff`, no browser uses such a file as a document, script or style sheet. */
const UNKNOWN_TYPE = 'application/octet-stream';
/** Content security policy of a file that is not a page. The file runs no scripts and has its own origin. SVG may contain styles. */
export const SANDBOX_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Returns the media type of a file without parameters, such as `text/vtt`. Returns `undefined` for an unknown extension.
 *
 * @param path path or name of the file. Only its extension is used
 */
export function mediaTypeOf(path: string): string | undefined {
  return getMimeType(path, TYPES)?.split(';')[0];
}

/**
 * Returns the headers of a file that editors or visitors uploaded, so that it cannot run scripts on the site's origin. Pictures, audio,
 * video, fonts, PDF, plain text and captions have their own type. All other files are downloads with a general type.
 *
 * @param path decoded path or name of the file. Only its extension is used
 */
export function uploadedFileHeaders(path: string): Readonly<Record<string, string>> {
  const type = getMimeType(path, TYPES) ?? UNKNOWN_TYPE;
  const isShown = SHOWN_TYPES.test(type);
  return {
    'content-type': isShown ? type : UNKNOWN_TYPE,
    ...(isShown ? {} : { 'content-disposition': 'attachment' }),
    'content-security-policy': SANDBOX_POLICY,
    'x-content-type-options': 'nosniff',
  };
}

/**
 * Returns whether a segment of a path is `..`, also in escaped form. The content system might decode it and read a file outside its assets
 * folder.
 */
export function hasParentSegment(path: string): boolean {
  return /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:$|[/\\]|%2f|%5c)/i.test(path);
}
