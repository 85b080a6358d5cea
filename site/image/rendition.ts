import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '#renderer/picture';

/** One rendition of a picture, as an address of the image endpoint asks for it. */
export type Rendition = {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  /** A path of the content system, decoded, or an absolute address; `originalAddress` says whether it is one of ours. */
  readonly source: string;
};

/** Pixels of the largest original that is opened: a decompression bomb stops here. */
export const MOST_PIXELS = 64_000_000;

/** Reads `/_image/w_640,f_avif/assets/hero.jpg`; anything outside the closed lists of widths and formats is `undefined`. */
export function readRendition(path: string): Rendition | undefined {
  const [, modifiers = '', rest = ''] = /^\/_image\/([^/]+)(\/.+)$/.exec(path) ?? [];
  const [, typedWidth, typedFormat] = /^w_(\d+),f_([a-z]+)$/.exec(modifiers) ?? [];
  const width = PICTURE_WIDTHS.find((known) => String(known) === typedWidth);
  const format = PICTURE_FORMATS.find((known) => known === typedFormat);
  const source = readSource(rest);
  return width && format && source ? { width, format, source } : undefined;
}

function readSource(rest: string) {
  const decoded = decode(rest);
  if (decoded === undefined || decoded.includes('..')) return undefined;
  return /^\/https?:\/\//.test(decoded) ? decoded.slice(1) : decoded;
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
