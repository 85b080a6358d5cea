/** A request body whose chunks are counted, to test how far a receiver reads. */
export type CountedBody = {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly readBytes: () => number;
  readonly readChunks: () => number;
  readonly isCancelled: () => boolean;
};

/** Creates a body of the given chunks, texts or bytes. */
export function createCountedBody(chunks: Iterable<string | Uint8Array<ArrayBuffer>>): CountedBody {
  const encoder = new TextEncoder();
  const iterator = chunks[Symbol.iterator]();
  let readBytes = 0;
  let readChunks = 0;
  let isCancelled = false;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const { done, value } = iterator.next();
        if (done) return controller.close();
        const bytes = typeof value === 'string' ? encoder.encode(value) : value;
        readBytes += bytes.length;
        readChunks += 1;
        controller.enqueue(bytes);
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return {
    stream,
    readBytes: () => readBytes,
    readChunks: () => readChunks,
    isCancelled: () => isCancelled,
  };
}

/** Repeats one chunk. */
export function* repeat<Chunk>(chunk: Chunk, count: number): Generator<Chunk> {
  for (let index = 0; index < count; index += 1) yield chunk;
}
