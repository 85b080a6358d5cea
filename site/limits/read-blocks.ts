const BLOCK_BYTES = 64 * 1024;
/** The minimum average size of chunks. Networks deliver packets of at least 500 bytes. Reading 10 MB in chunks of one byte would take a minute. */
const MIN_AVERAGE_BYTES = 256;
/** The number of chunks before the average is checked, because a slow sender may begin with small chunks. */
const FREE_CHUNKS = 1_000;

/**
 * Reads a stream in blocks of 64 KiB. The sender chooses the size of the chunks. A parser that stores chunks of one byte needs a hundred
 * times the size of the body in memory. The stream is cancelled when the caller stops.
 *
 * @throws the error of the stream, for example if the connection ends. Throws an error for a body in many small chunks
 */
export async function* readBlocks(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let block = new Uint8Array(BLOCK_BYTES);
  let usedBytes = 0;
  let chunks = 0;
  let totalBytes = 0;
  for await (const chunk of stream) {
    chunks += 1;
    totalBytes += chunk.length;
    if (chunks - FREE_CHUNKS > totalBytes / MIN_AVERAGE_BYTES)
      throw new Error(`The body arrived in ${chunks} chunks of less than ${MIN_AVERAGE_BYTES} bytes.`);
    let readBytes = 0;
    while (readBytes < chunk.length) {
      const part = chunk.subarray(readBytes, readBytes + BLOCK_BYTES - usedBytes);
      block.set(part, usedBytes);
      usedBytes += part.length;
      readBytes += part.length;
      if (usedBytes === BLOCK_BYTES) {
        yield block;
        // A new buffer, because the parser still refers to parts of the previous block.
        block = new Uint8Array(BLOCK_BYTES);
        usedBytes = 0;
      }
    }
  }
  if (usedBytes > 0) yield block.subarray(0, usedBytes);
}
