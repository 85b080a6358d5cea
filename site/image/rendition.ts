import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureFormat, type PictureWidth } from '#renderer/picture';

/** One rendition of a picture, as an address of the image endpoint asks for it. */
export type Rendition = {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  /** A path below `/assets/` of the content system, or an absolute address. */
  readonly source: string;
};

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
  if (/^\/https?:\/\//.test(decoded)) return decoded.slice(1);
  return decoded.startsWith('/assets/') ? decoded : undefined;
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
