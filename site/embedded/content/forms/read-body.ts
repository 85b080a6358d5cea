import type { HonoRequest } from 'hono';
import { isMap, toMap } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';
import { toPhpValue } from '../files/read-yaml.ts';
import { readQuery } from '../query/parameters.ts';
import type { SubmissionBody } from './field-values.ts';

/** Parses a form body in any of the three encodings (contract §7.2). An unreadable body counts as empty. */
export async function readBody(request: HonoRequest): Promise<SubmissionBody> {
  const type = request.header('Content-Type') ?? '';
  if (/\bjson\b/.test(type)) {
    const body: unknown = await request.json().catch(() => ({}));
    return { values: toMap(normalise(toPhpValue(body))), files: new Map() };
  }
  if (type.startsWith('multipart/form-data'))
    return readMultipart(await request.formData().catch(() => new FormData()));
  return { values: toMap(normalise(readQuery(await request.text()))), files: new Map() };
}

function readMultipart(form: FormData): SubmissionBody {
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
