/** The maximum size of a response body. */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** A response with a body above the limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
  readonly status: number;
  readonly statusText: string;

  constructor({ status, statusText }: Response) {
    super(`The body is larger than ${MAX_BODY_BYTES} bytes.`);
    this.status = status;
    this.statusText = statusText;
  }
}

/**
 * A `fetch` that limits the body of a response, so that a faulty system cannot fill the memory of this process. Reading a body above the limit
 * fails with a `BodyTooLargeError`, and closes the connection. It counts the bytes, because `Content-Length` may be missing or wrong.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES) throw new BodyTooLargeError(response);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(limit), response);
};
