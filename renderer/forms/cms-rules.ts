import type { ValidatedField, ValidationRule } from './rule-types.ts';
import type { FileProperties } from './values.ts';

/**
 * Rules of CMS forms beyond FormKit's (contract §7, specification §5). A rule of the same name replaces FormKit's rule and gives the
 * same result as the CMS, because the CMS validates last. Browser and server use both sets.
 */
export const formRules: Readonly<Record<string, ValidationRule>> = {
  /** Compares the number of choices, or of characters. A character is a Unicode code point, so a simple emoji counts as one. */
  length: ({ value }, from, to = Infinity) => {
    const count = Array.isArray(value) ? value.length : [...String(value)].length;
    return count >= Number(from) && count <= Number(to);
  },
  integer: ({ value }) => /^[-+]?\d+$/.test(String(value)),
  numeric: ({ value }) => /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(String(value)),
  digits: ({ value }, from, to = from) => {
    const text = String(value);
    return /^\d+$/.test(text) && text.length >= Number(from) && text.length <= Number(to);
  },
  regex: ({ value }, source, flags) => matches(value, source, flags) !== false,
  not_regex: ({ value }, source, flags) => matches(value, source, flags) !== true,
  /** A header of a mail may contain the value. A line break in it could add more headers to the mail. */
  single_line: ({ value }) => !listOf(value).some((item) => typeof item === 'string' && /[\r\n]/.test(item)),
  one_of: ({ value }, ...allowed) => listOf(value).every((item) => allowed.includes(item)),
  none_of: ({ value }, ...forbidden) => !listOf(value).some((item) => forbidden.includes(item)),
  different: (field, other) => field.value !== valueOf(field, other),
  required_when: Object.assign(requiredWhen, { skipEmpty: false }),
  file_type: ({ value }, ...types) =>
    filesOf(value).every((file) => types.some((type) => isOfType(file, type))),
  file_size: ({ value }, kilobytes) => filesOf(value).every(({ size }) => size <= Number(kilobytes) * 1024),
};

/** File extensions of the type `image`. The CMS accepts no SVG, because it can contain scripts. */
const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'avif'];

function matches(value: unknown, source: unknown, flags: unknown = ''): boolean | undefined {
  try {
    return new RegExp(String(source), String(flags)).test(String(value));
  } catch {
    // JavaScript cannot parse every pattern of the CMS. In that case only the CMS validates the value.
    return undefined;
  }
}

/**
 * Requires a value that depends on other fields. The arguments of `if` and `unless` are a field and its values. The arguments of `with` and
 * `without` are fields: one of them is enough. With the suffix `_all`, the condition must hold for all of them.
 */
function requiredWhen(field: ValidatedField, when: unknown, ...args: readonly unknown[]): boolean {
  const [other, ...values] = args;
  const isFilled = (name: unknown) => !isMissing(valueOf(field, name));
  const hasValue = listOf(valueOf(field, other)).some((value) => values.includes(String(value)));
  const conditions: Readonly<Record<string, boolean>> = {
    if: hasValue,
    unless: !hasValue,
    with: args.some(isFilled),
    with_all: args.every(isFilled),
    without: !args.every(isFilled),
    without_all: !args.some(isFilled),
  };
  return !conditions[String(when)] || !isMissing(field.value);
}

function valueOf(field: ValidatedField, name: unknown) {
  return field.at(String(name))?.value;
}

/** Returns whether a value is missing for `required_when`. A blank text or `false` is not missing. */
function isMissing(value: unknown) {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function filesOf(value: unknown): readonly FileProperties[] {
  return listOf(value).filter(isFile);
}

function isFile(value: unknown): value is FileProperties {
  return typeof value === 'object' && value !== null && 'size' in value && 'name' in value;
}

function isOfType({ name, type }: FileProperties, expected: unknown) {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return expected === 'image'
    ? type.startsWith('image/') && IMAGE_EXTENSIONS.includes(extension)
    : extension === expected;
}
