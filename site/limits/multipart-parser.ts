import {
  getMultipartBoundary,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { FormFields } from './form-fields.ts';
import type { FormBodyLimits, FormBodyProblem, FormParser } from './read-form-body.ts';

/** Browsers send two headers per part: the disposition with the names, and the type of a file. */
const MAX_HEADERS = 8;
const MAX_HEADER_BYTES = 4 * 1024;
/** RFC 2046 §5.1.1. The search for a longer boundary can take minutes. */
const MAX_BOUNDARY_LENGTH = 70;

/** Creates a parser of `multipart/form-data`. Returns `undefined` for a type without a valid boundary. */
export function createMultipartParser(
  contentType: string,
  fields: FormFields,
  limits: FormBodyLimits,
): FormParser | undefined {
  const boundary = getMultipartBoundary(contentType)?.trim();
  if (boundary === undefined || boundary.length > MAX_BOUNDARY_LENGTH) return undefined;
  const parser = new MultipartParser(boundary, {
    maxHeaderSize: MAX_HEADER_BYTES,
    maxParts: limits.values,
    maxFileSize: limits.bytes,
    maxTotalSize: limits.bytes,
  });
  return {
    write(block) {
      try {
        for (const part of parser.write(block)) {
          const problem = appendPart(part, fields);
          if (problem !== undefined) return problem;
        }
        return undefined;
      } catch (error) {
        // Bytes after the last boundary are an epilogue. Receivers ignore it, but the library reports it as an error.
        return isComplete(parser) ? undefined : problemOf(error);
      }
    },
    end: () => (isComplete(parser) ? undefined : 'malformed'),
  };
}

function appendPart(part: MultipartPart, fields: FormFields): FormBodyProblem | undefined {
  const { headers, name, filename } = part;
  if (Object.keys(headers).length > MAX_HEADERS) return 'too-many';
  if (name === undefined) return 'malformed';
  if (filename === undefined) return fields.append(unquote(name), new TextDecoder().decode(part.bytes));
  const type = part.mediaType ?? 'application/octet-stream';
  return fields.append(unquote(name), new File([part.arrayBuffer], unquote(filename), { type }));
}

/** Browsers escape quotes and line breaks in names. Escaped line breaks stay escaped, so no name contains a line break. */
function unquote(name: string) {
  return name.replaceAll('%22', '"');
}

function isComplete(parser: MultipartParser) {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

/** @throws the error if the body did not cause it */
function problemOf(error: unknown): FormBodyProblem {
  if (error instanceof MaxHeaderSizeExceededError || error instanceof MaxPartsExceededError)
    return 'too-many';
  // The library decodes headers as UTF-8, which throws a TypeError for other bytes.
  if (error instanceof MultipartParseError || error instanceof TypeError) return 'malformed';
  throw error;
}
