import { gunzipSync } from 'node:zlib';
import { isRecordObject, type RecordObject, type RecordValue } from '../indexing/record-values.ts';
import { badRequest, RequestError } from '../request-error.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** Reads the JSON object of a request with any media type. An empty body counts as an empty object. */
export async function readObject(request: Request): Promise<RecordObject> {
  const value = await readJson(request);
  if (value === undefined) return {};
  if (!isRecordObject(value)) throw badRequest('Invalid JSON: expected an object');
  return value;
}

/** Reads the JSON of a request. Returns `undefined` for an empty body. */
export async function readJson(request: Request): Promise<RecordValue | undefined> {
  const bytes = await readBytes(request);
  const text = (request.headers.get('Content-Encoding') === 'gzip' ? unpack(bytes) : bytes).toString();
  if (text.trim() === '') return undefined;
  try {
    const value: RecordValue = JSON.parse(text);
    return value;
  } catch {
    throw badRequest('Invalid JSON');
  }
}

async function readBytes(request: Request): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unpack(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? tooLarge() : badRequest('Invalid gzip content');
  }
}

function tooLarge(): RequestError {
  return new RequestError(413, `The body is larger than ${MAX_BYTES} bytes`);
}
