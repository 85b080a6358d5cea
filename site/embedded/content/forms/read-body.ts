import type { HonoRequest } from 'hono';
import { isMap, toMap } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { toPhpValue } from '../files/read-yaml.ts';
import { readQuery } from '../query/parameters.ts';
import type { SubmissionBody } from './field-values.ts';

/** A form's body in any of the three encodings (contract §7.2); one that cannot be read is an empty one. */
export async function readBody(request: HonoRequest): Promise<SubmissionBody> {
  const type = request.header('Content-Type') ?? '';
  if (/\bjson\b/.test(type)) {
    const body: unknown = await request.json().catch(() => ({}));
    return { values: toMap(tidy(toPhpValue(body))), files: new Map() };
  }
  if (type.startsWith('multipart/form-data'))
    return readMultipart(await request.formData().catch(() => new FormData()));
  return { values: tidied(readQuery(await request.text())), files: new Map() };
}

function readMultipart(form: FormData): SubmissionBody {
  const files = new Map<string, File[]>();
  const pairs: string[] = [];
  for (const [name, value] of form) {
    if (typeof value === 'string') {
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(value)}`);
      continue;
    }
    // A file input that was left empty arrives as a file without a name.
    if (value.name === '' && value.size === 0) continue;
    const field = name.replace(/\[\d*\]$/, '');
    files.set(field, [...(files.get(field) ?? []), value]);
  }
  return { values: tidied(readQuery(pairs.join('&'))), files };
}

function tidied(values: JsonObject): JsonObject {
  return toMap(tidy(values));
}

/** Text is trimmed and empty text is null, as the framework's middleware does. */
function tidy(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, tidy(item)]));
}
