import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** The quality 0 refuses an encoding (RFC 9110 §12.4.2). */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/i;

/** Compresses a response body with Brotli. */
export async function compress(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await compressBrotli(body, OPTIONS));
}

/** Returns whether a client accepts responses that are compressed with Brotli (RFC 9110 §12.5.3). */
export function acceptsBrotli({ headers }: Request): boolean {
  const encodings = (headers.get('accept-encoding') ?? '').split(',');
  return encodings.some((encoding) => /^\s*br\s*(?:;|$)/i.test(encoding) && !REFUSED.test(encoding));
}
