import { compress, compressSmaller } from './compress.ts';

/** A body that is compressed with Brotli. */
export type BrotliBody = { readonly body: Uint8Array<ArrayBuffer>; readonly quality: 'fast' | 'small' };

type Rendering = {
  /** The cached response that this rendering replaces. */
  readonly previous: { readonly body: Uint8Array; readonly brotli?: BrotliBody } | undefined;
  /** Whether a client waits for the response. */
  readonly isAwaited: boolean;
};

/** Compresses the body of a rendering for the page cache. */
type CompressBody = (body: Uint8Array<ArrayBuffer>, rendering: Rendering) => Promise<BrotliBody>;

/**
 * Creates the compression of cached responses. A new body is compressed fast. If the page is rendered again and its body is the same, the
 * compressed body is kept, and replaced by a smaller one when no client waits. At most one body at a time is compressed that way. Others
 * stay as they are until their next rendering.
 */
export function createBodyCompression(): CompressBody {
  let isBusy = false;

  return async (body, { previous, isAwaited }) => {
    if (!previous?.brotli || Buffer.compare(previous.body, body) !== 0) {
      return { body: await compress(body), quality: 'fast' };
    }
    if (previous.brotli.quality === 'small' || isAwaited || isBusy) return previous.brotli;
    isBusy = true;
    try {
      return { body: await compressSmaller(body), quality: 'small' };
    } finally {
      isBusy = false;
    }
  };
}
