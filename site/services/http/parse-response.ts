import { getDotPath, safeParse } from 'valibot';
import type { BaseIssue, GenericSchema } from 'valibot';
import { failed, succeeded } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** A response whose body is still text. */
export interface RawResponse {
  status: number;
  statusText: string;
  headers: Headers;
  text: string;
}

/** The path of the value if the body as a whole is invalid. */
export const WHOLE_BODY = '(the whole body)';

/** Parses a JSON body with a schema. The failure names the path of the first invalid value, such as `data.0.id`. */
export function parseResponse<Value>(
  { status, statusText, text }: Pick<RawResponse, 'status' | 'statusText' | 'text'>,
  schema: GenericSchema<unknown, Value>,
): Outcome<Value> {
  const json = parseJson(text);
  if (!json.parsed) {
    return failed({
      kind: 'unexpected-body',
      status,
      statusText,
      at: WHOLE_BODY,
      reason: 'The body is not JSON.',
    });
  }
  const read = safeParse(schema, json.value);
  if (read.success) return succeeded(read.output);
  const [first] = read.issues;
  const at = getDotPath(first) ?? WHOLE_BODY;
  return failed({ kind: 'unexpected-body', status, statusText, at, reason: describeIssue(first) });
}

/** Describes an issue for the log. The message of an issue is not logged, because it contains the received text, which may be personal. */
export function describeIssue({ expected, type, input }: BaseIssue<unknown>): string {
  const received = input === null ? 'null' : Array.isArray(input) ? 'an array' : typeof input;
  return expected === null ? `Invalid: ${type}.` : `Expected ${expected}, got ${received}.`;
}

/** Returns the body of an error response: its JSON, or its text, because many systems send errors as HTML. */
export function parseBody(text: string): unknown {
  const json = parseJson(text);
  return json.parsed ? json.value : text;
}

function parseJson(text: string): { parsed: true; value: unknown } | { parsed: false } {
  try {
    return { parsed: true, value: JSON.parse(text) };
  } catch {
    return { parsed: false };
  }
}
