import type { HonoRequest } from 'hono';
import { readBlocks } from '#site/limits/read-blocks';
import { type FormBodyLimits, readFormBody } from '#site/limits/read-form-body';
import { isMap, toMap } from '../files/json-value.ts';
import type { JsonObject, JsonValue } from '../files/json-value.ts';
import { toPhpValue } from '../files/read-yaml.ts';
import { readQuery } from '../query/parameters.ts';
import type { SubmissionBody } from './field-values.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** The limits of values are PHP's `max_input_vars` and a multiple of its `max_file_uploads`. */
const FORM_LIMITS: FormBodyLimits = {
  bytes: MAX_BYTES,
  discardedBytes: MAX_BYTES,
  values: 1_000,
  files: 100,
  nameLength: 255,
  textLength: 1024 * 1024,
};

/**
 * Parses a form body in any of the three encodings (contract §7.2). An unreadable body counts as empty.
 *
 * @returns `too-large` for a body above a limit
 */
export async function readBody(request: HonoRequest): Promise<SubmissionBody | 'too-large'> {
  const { body } = request.raw;
  const type = request.header('Content-Type') ?? '';
  if (/\bjson\b/.test(type)) {
    const values = await readJson(body);
    return values === 'too-large' ? values : { values, files: new Map() };
  }
  const form = await readFormBody(body, type, FORM_LIMITS);
  if (form === 'malformed') return { values: {}, files: new Map() };
  return form instanceof FormData ? readForm(form) : 'too-large';
}

/** Reads a JSON body. A body that is not JSON, or too deeply nested for the stack, counts as empty. */
async function readJson(body: ReadableStream<Uint8Array> | null): Promise<JsonObject | 'too-large'> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const block of readBlocks(body ?? new Blob().stream())) {
      text += decoder.decode(block, { stream: true });
      if (text.length > FORM_LIMITS.textLength) return 'too-large';
    }
    return toMap(normalise(toPhpValue(JSON.parse(text + decoder.decode()))));
  } catch {
    return {};
  }
}

function readForm(form: FormData): SubmissionBody {
  const files = new Map<string, File[]>();
  const pairs: string[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
      continue;
    }
    // An empty file input arrives as a file without a name.
    if (value.name === '' && value.size === 0) continue;
    const field = name.replace(/\[\d*\]$/, '');
    files.set(field, [...(files.get(field) ?? []), value]);
  }
  return { values: toMap(normalise(readQuery(pairs.join('&')))), files };
}

/** Trims text and converts empty text to null, like Laravel's middleware. */
function normalise(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) return value.map(normalise);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normalise(item)]));
}
