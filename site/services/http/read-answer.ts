import { getDotPath, safeParse } from 'valibot';
import type { GenericSchema } from 'valibot';
import { failed, succeeded } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** A complete answer as it came over the line. */
export interface RawResponse {
  status: number;
  statusText: string;
  text: string;
}

const WHOLE_ANSWER = '(the whole answer)';

/** Reads JSON through a schema. "Garbled" names the path of the first value that does not fit, such as `data.0.id`. */
export function readAnswer<Value>(
  { status, statusText, text }: RawResponse,
  schema: GenericSchema<unknown, Value>,
): Outcome<Value> {
  const json = parseJson(text);
  if (!json.parsed) {
    return failed({ kind: 'invalid', status, statusText, at: WHOLE_ANSWER, reason: 'It is not JSON.' });
  }
  const read = safeParse(schema, json.value);
  if (read.success) return succeeded(read.output);
  const [first] = read.issues;
  const at = getDotPath(first) ?? WHOLE_ANSWER;
  return failed({ kind: 'invalid', status, statusText, at, reason: first.message });
}

/** The body of a refusal: its JSON when it is JSON, otherwise its text (many systems refuse in HTML). */
export function readRefusal(text: string): unknown {
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
