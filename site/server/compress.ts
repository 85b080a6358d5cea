import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
/** Brotli's quality. Takes 7 to 14 ms for a page of 100 KB (`.decisions/0020-caches.md`). */
const FAST = 5;
/** Takes 60 to 360 ms for such a page. The result is 7 to 9 % smaller. */
const SMALL = 10;
/** The quality 0 refuses an encoding (RFC 9110 §12.4.2). */
const REFUSED = /;\s*q=0(?:\.0*)?\s*$/i;

/** Compresses a response body with Brotli, fast enough for a client that waits. */
export function compress(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return compressWith(FAST, body);
}

/** Compresses a response body with Brotli. Takes too long for a client that waits, but the result is smaller. */
export function compressSmaller(body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return compressWith(SMALL, body);
}

async function compressWith(quality: number, body: Uint8Array) {
  return new Uint8Array(
    await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  );
}

/** Returns whether a client accepts responses that are compressed with Brotli (RFC 9110 §12.5.3). */
export function acceptsBrotli({ headers }: Request): boolean {
  const encodings = (headers.get('accept-encoding') ?? '').split(',');
  return encodings.some((encoding) => /^\s*br\s*(?:;|$)/i.test(encoding) && !REFUSED.test(encoding));
}
