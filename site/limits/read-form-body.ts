import { createFormFields } from './form-fields.ts';
import { createMultipartParser } from './multipart-parser.ts';
import { createPairsParser } from './pairs-parser.ts';
import { readBlocks } from './read-blocks.ts';

export type FormBodyLimits = {
  /** Bytes of the encoded body. */
  readonly bytes: number;
  /** A body above `bytes` is read and discarded up to this size, because browsers show a response only after they have sent the whole body. */
  readonly discardedBytes: number;
  /** Number of texts and files together. */
  readonly values: number;
  readonly files: number;
  /** Number of characters of the name of a field or file. */
  readonly nameLength: number;
  /** Number of characters of all names and texts together. */
  readonly textLength: number;
};

/**
 * A visitor can send a body that is `too-large` by mistake. The rest of it is read and discarded, so that the browser shows the response. The
 * stream is cancelled after `too-many` (values, files, headers) and `malformed`.
 */
export type FormBodyProblem = 'malformed' | 'too-large' | 'too-many';

/** Parses one encoding block by block. Both functions return the first problem. */
export type FormParser = {
  readonly write: (block: Uint8Array) => FormBodyProblem | undefined;
  readonly end: () => FormBodyProblem | undefined;
};

/**
 * Reads a posted form, multipart or URL-encoded, and stops at the first exceeded limit. `Request.formData()` has no limits: a body in chunks
 * of one byte, or a long boundary, can take a minute and a gigabyte of memory.
 *
 * @param contentType the header of a form in one of the two encodings
 */
export async function readFormBody(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  limits: FormBodyLimits,
): Promise<FormData | FormBodyProblem> {
  const fields = createFormFields(limits);
  const parser = isMultipart(contentType)
    ? createMultipartParser(contentType, fields, limits)
    : createPairsParser(fields, limits);
  if (parser === undefined) return 'malformed';
  let problem: FormBodyProblem | undefined;
  let bytes = 0;
  try {
    for await (const block of readBlocks(body ?? new Blob().stream())) {
      bytes += block.length;
      if (bytes > limits.bytes) problem = 'too-large';
      problem ??= parser.write(block);
      if (problem !== undefined && (problem !== 'too-large' || bytes > limits.discardedBytes)) break;
    }
  } catch {
    // The connection ended before the body, or the body arrived in many small chunks.
    return 'malformed';
  }
  return problem ?? parser.end() ?? fields.form;
}

function isMultipart(contentType: string): boolean {
  return encodingOf(contentType) === 'multipart/form-data';
}

/** Returns the media type of a body without its parameters, in lower case. */
export function encodingOf(contentType: string): string {
  const [encoding = ''] = contentType.split(';');
  return encoding.trim().toLowerCase();
}
