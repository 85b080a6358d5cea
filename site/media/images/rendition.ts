import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFormat,
  type PictureWidth,
} from '#renderer/media/picture';
import { hasParentSegment } from '#site/media/files';
import { FOCUS_STEPS, type CardFocus } from './social-card-url.ts';

/** A rendition of a picture, from a URL of the image endpoint. */
export type Rendition = {
  /** A width, or the focus point of a social card. */
  readonly crop: { readonly width: PictureWidth } | { readonly focus: CardFocus };
  readonly format: PictureFormat;
  /** Decoded path in the content system, or an absolute URL. `originalUrl` checks its origin. */
  readonly source: string;
};

/** Maximum number of pixels of an original, as a protection against decompression bombs. */
export const MAX_PIXELS = 64_000_000;

/** Parses `/_image/w_640,f_avif/assets/hero.jpg`. Returns `undefined` for a width, crop or format that is not in the closed lists. */
export function readRendition(path: string): Rendition | undefined {
  const [, modifiers = '', rest = ''] = /^\/_image\/([^/]+)(\/.+)$/.exec(path) ?? [];
  const source = readSource(rest);
  const read = readWidth(modifiers) ?? readCard(modifiers);
  return read && source ? { ...read, source } : undefined;
}

function readWidth(modifiers: string): Omit<Rendition, 'source'> | undefined {
  const [, requestedWidth, requestedFormat] = /^w_(\d+),f_([a-z]+)$/.exec(modifiers) ?? [];
  const width = PICTURE_WIDTHS.find((allowed) => String(allowed) === requestedWidth);
  const format = PICTURE_FORMATS.find((allowed) => allowed === requestedFormat);
  return width && format ? { crop: { width }, format } : undefined;
}

function readCard(modifiers: string): Omit<Rendition, 'source'> | undefined {
  const [, requestedX, requestedY] = /^share_x(\d+)_y(\d+),f_jpeg$/.exec(modifiers) ?? [];
  const x = FOCUS_STEPS.find((allowed) => String(allowed) === requestedX);
  const y = FOCUS_STEPS.find((allowed) => String(allowed) === requestedY);
  return x === undefined || y === undefined ? undefined : { crop: { focus: { x, y } }, format: 'jpeg' };
}

function readSource(rest: string) {
  const decoded = decode(rest);
  if (decoded === undefined || hasParentSegment(decoded)) return undefined;
  return /^\/https?:\/\//.test(decoded) ? decoded.slice(1) : decoded;
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
