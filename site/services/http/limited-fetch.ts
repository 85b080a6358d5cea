/** A response with a body above the limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
  readonly status: number;
  readonly statusText: string;

  constructor({ status, statusText }: Response, maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes.`);
    this.status = status;
    this.statusText = statusText;
  }
}

/**
 * Creates a `fetch` that limits the body of a response, so that a faulty system cannot fill the memory of this process. Reading a body above
 * the limit fails with a `BodyTooLargeError`, and closes the connection. It counts the bytes, because `Content-Length` may be missing or wrong.
 */
export function createLimitedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let bytes = 0;
    const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) throw new BodyTooLargeError(response, maxBytes);
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(limit), response);
  };
}
