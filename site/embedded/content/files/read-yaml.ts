import {
  defineScalarTag,
  FAILSAFE_SCHEMA,
  loadAll,
  type LoadOptions,
  mergeTag,
  NOT_RESOLVED,
  YAMLException,
} from 'js-yaml';
import type { JsonValue } from './json-value.ts';

/** A file with a syntax error; `line` is 1-based in the file. */
export class UnreadableFileError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

// Symfony's YAML dialect (contract §10): yes, no, on, off and 007 are text, and an unquoted date is a Unix timestamp.
const PLAIN = /^(?:|~|null|true|false|[-+]?\.inf|\.nan|[-+.]?\d.*)$/i;
const TIMESTAMP =
  /^(\d{4})-(\d\d?)-(\d\d?)(?:(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|[-+]\d\d?(?::\d\d)?))?)?$/;

const plainScalar = defineScalarTag('tag:lantern,2026:symfony-scalar', {
  implicit: true,
  resolve: (text) => (PLAIN.test(text) ? readPlainScalar(text) : NOT_RESOLVED),
  identify: () => false,
});

const options: LoadOptions = {
  schema: FAILSAFE_SCHEMA.withTags(mergeTag, plainScalar),
  // Limits the size of the value, which each level of nested aliases multiplies.
  maxAliases: 20,
};

/**
 * Parses YAML like Statamic's parser (contract §10). A text without a value is `null`.
 *
 * @param lineOffset number of lines before `text` in its file; errors contain the line of the file
 * @throws {UnreadableFileError} for a syntax error, a duplicate key, several documents, or more than 20 aliases
 */
export function readYaml(text: string, lineOffset = 0): JsonValue {
  try {
    const [value, ...others] = loadAll(text, options);
    if (others.length > 0) throw new YAMLException('Expected one document, got several.');
    return toPhpValue(value);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    throw new UnreadableFileError(error.reason, lineOffset + (error.mark?.line ?? 0) + 1);
  }
}

/** Converts maps like PHP (contract §4). PHP has one array type, so an empty map and a map with the keys 0, 1, 2… become lists. */
export function toPhpValue(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(toPhpValue);
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.every(([key], index) => key === String(index)))
      return entries.map(([, item]) => toPhpValue(item));
    return Object.fromEntries(entries.map(([key, item]) => [key, toPhpValue(item)]));
  }
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number') return value;
  return null;
}

function readPlainScalar(text: string): JsonValue {
  const lower = text.toLowerCase();
  if (lower === '' || lower === '~' || lower === 'null') return null;
  if (lower === 'true' || lower === 'false') return lower === 'true';
  if (/^-?\d+$/.test(text)) return String(Number(text)) === text ? Number(text) : text;
  if (/^0x[\da-f_]+$/i.test(text)) return Number(text.replaceAll('_', ''));
  if (/^0o[0-7_]+$/i.test(text)) return Number(text.replaceAll('_', ''));
  if (/^[-+]?(?:\d[\d_]*(?:\.[\d_]*)?|\.\d+)(?:e[-+]?\d+)?$/i.test(text))
    return Number(text.replaceAll('_', ''));
  return readTimestamp(text) ?? text;
}

function readTimestamp(text: string): number | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] =
    TIMESTAMP.exec(text) ?? [];
  if (year === undefined) return undefined;
  const [, sign, zoneHours = '0', zoneMinutes = '0'] = /^([-+])(\d\d?)(?::(\d\d))?$/.exec(zone) ?? [];
  const shift = (sign === '-' ? -1 : 1) * (Number(zoneHours) * 60 + Number(zoneMinutes)) * 60;
  const utc = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
  );
  return utc / 1000 - shift + Number(`0.${fraction || '0'}`);
}
