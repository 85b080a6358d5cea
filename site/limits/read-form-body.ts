import { createFormFields } from './form-fields.ts';
import { createMultipartParser } from './multipart-parser.ts';
import { createPairsParser } from './pairs-parser.ts';
import { readBlocks } from './read-blocks.ts';

export type FormBodyLimits = {
  /** Bytes of the encoded body. */
  readonly bytes: number;
  /** A larger body is read up to this size and discarded, because browsers show a response only after they sent the whole body. */
  readonly discardedBytes: number;
  /** Texts and files together. */
  readonly values: number;
  readonly files: number;
  /** Characters of the name of a field or file. */
  readonly nameLength: number;
  /** Characters of all names and texts together. */
  readonly textLength: number;
};

/**
 * `too-large` is a mistake that a visitor can make, so the rest of the body is discarded. After `too-many` (values, files, headers) and
 * `malformed` the stream is cancelled.
 */
export type FormBodyProblem = 'malformed' | 'too-large' | 'too-many';

/** Parses one encoding block by block. Both functions return the first problem. */
export type FormParser = {
  readonly write: (block: Uint8Array) => FormBodyProblem | undefined;
  readonly end: () => FormBodyProblem | undefined;
};

/**
 * Reads a posted form, multipart or URL-encoded, and stops at the first limit. `Request.formData()` has no limits: a body of single
 * bytes takes a minute and a gigabyte, and so does a long boundary.
 *
 * @param contentType the header of a form in one of both encodings
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
