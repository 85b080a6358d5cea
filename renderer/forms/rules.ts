import type { FormField } from './form.ts';
import type { ValidatedField, Rule, RuleEntry } from './rule.ts';
import type { FieldDescription } from './validation/build-nodes.ts';
import type { FileProperties } from './values.ts';

/**
 * What the CMS's forms ask beyond the form library's rules (contract §7, specification §5), and where the two count differently the
 * CMS's way: it judges last. Browser and server give both to whoever judges.
 */
export const formRules: Readonly<Record<string, Rule>> = {
  /** In characters, of which an emoji is one; of several answers, how many. */
  length: ({ value }, from, to = Infinity) => {
    const count = Array.isArray(value) ? value.length : [...String(value)].length;
    return count >= Number(from) && count <= Number(to);
  },
  integer: ({ value }) => /^[-+]?\d+$/.test(String(value)),
  numeric: ({ value }) => /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(String(value)),
  digits: ({ value }, from, to = from) => {
    const text = String(value);
    return /^\d+$/.test(text) && text.length >= Number(from) && text.length <= Number(to);
  },
  regex: ({ value }, source, flags) => matches(value, source, flags) !== false,
  not_regex: ({ value }, source, flags) => matches(value, source, flags) !== true,
  one_of: ({ value }, ...allowed) => listOf(value).every((one) => allowed.includes(one)),
  none_of: ({ value }, ...refused) => !listOf(value).some((one) => refused.includes(one)),
  different: (field, other) => field.value !== valueOf(field, other),
  required_when: Object.assign(requiredWhen, { skipEmpty: false }),
  file_type: ({ value }, ...types) =>
    filesOf(value).every((file) => types.some((type) => isOfType(file, type))),
  file_size: ({ value }, kilobytes) => filesOf(value).every(({ size }) => size <= Number(kilobytes) * 1024),
};

/** Endings of pictures as `image` means them; of those the CMS takes no SVG, which can carry a script. */
const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp', 'avif'];

/**
 * A form's fields as they are judged. What asks for a day by a word (`today`) gets the day it is; by UTC, as the CMS counts.
 *
 * @param fields those that are asked, or all of them where the form itself leaves the others out
 */
export function descriptionsOf(fields: readonly FormField[], now: Date): FieldDescription[] {
  return fields.map(({ name, label, rules }) => ({
    name,
    label,
    rules: rules.map((rule) => dated(rule, now)),
  }));
}

const DAY_MS = 86_400_000;
const DAYS: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

function dated(rule: RuleEntry, now: Date): RuleEntry {
  const [name, day] = rule;
  if (typeof name !== 'string' || !name.startsWith('date_') || typeof day !== 'string') return rule;
  const days = DAYS[day];
  if (days === undefined) return rule;
  return [name, new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)];
}

function matches(value: unknown, source: unknown, flags: unknown = ''): boolean | undefined {
  try {
    return new RegExp(String(source), String(flags)).test(String(value));
  } catch {
    // A pattern only the CMS can read is judged there.
    return undefined;
  }
}

/** `if`, `unless` name a field and values of it; `with`, `without` fields, of which any counts, or with `_all` each. */
function requiredWhen(field: ValidatedField, when: unknown, ...args: readonly unknown[]): boolean {
  const [other, ...values] = args;
  const filled = (name: unknown) => !isEmpty(valueOf(field, name));
  const is = listOf(valueOf(field, other)).some((one) => values.includes(String(one)));
  const asks: Readonly<Record<string, boolean>> = {
    if: is,
    unless: !is,
    with: args.some(filled),
    with_all: args.every(filled),
    without: !args.every(filled),
    without_all: !args.some(filled),
  };
  return !asks[String(when)] || !isEmpty(field.value);
}

function valueOf(field: ValidatedField, name: unknown) {
  return field.at(String(name))?.value;
}

function isEmpty(value: unknown) {
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

function isOfType({ name, type }: FileProperties, wanted: unknown) {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return wanted === 'image' ? type.startsWith('image/') && PICTURES.includes(ending) : ending === wanted;
}
