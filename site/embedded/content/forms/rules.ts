import { toList, toText } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';
import type { BlueprintField } from '../project/blueprint.ts';
import { en } from './messages/en.ts';
import type { MessageKey } from './messages/en.ts';
import type { CheckContext } from './rule-checks.ts';

/** One rule of a field: `between:1,5` is `between` with two arguments. */
export interface LaravelRule {
  name: string;
  values: string[];
}

/** The rules of a field: its `validate`, `required`, and what its type brings along (contract §7.2). */
export function rulesOf({ type, config }: BlueprintField): LaravelRule[] {
  const validate = config['validate'];
  const written = (typeof validate === 'string' ? validate.split('|') : toList(validate)).flatMap(
    (rule) => toText(rule) ?? [],
  );
  const implied: Record<string, string[]> = {
    integer: ['integer'],
    float: ['numeric'],
    checkboxes: ['array'],
  };
  const needed = config['required'] === true && !written.includes('required') ? ['required'] : [];
  return [...needed, ...(implied[type] ?? []), ...written].map(readRule);
}

/** Arguments are one line of CSV, as for PHP's `str_getcsv`: what stands in quotes may hold commas. */
function readRule(text: string): LaravelRule {
  const colon = text.indexOf(':');
  if (colon === -1) return { name: text.trim(), values: [] };
  const name = text.slice(0, colon).trim();
  const rest = text.slice(colon + 1);
  if (name === 'regex' || name === 'not_regex') return { name, values: [rest] };
  const parts = `,${rest}`.matchAll(/,(?:\s*"((?:\\.|""|[^"])*)(?:"|$)([^,]*)|([^,]*))/gs);
  const values = [...parts].map(([, quoted, after = '', bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"') + after,
  );
  return { name, values };
}

/** Whether a rule that asks for presence asks for it now; null for a rule that does not. */
export function requiresValue({ name, values }: LaravelRule, { other }: CheckContext): boolean | null {
  const [handle = '', ...wanted] = values;
  const isFilled = (field: string): boolean => !isEmpty(other(field));
  const same = wanted.includes(toText(other(handle)) ?? String(other(handle)));
  const asks: Record<string, () => boolean> = {
    required: () => true,
    required_if: () => same,
    required_unless: () => !same,
    required_with: () => values.some(isFilled),
    required_with_all: () => values.every(isFilled),
    required_without: () => !values.every(isFilled),
    required_without_all: () => !values.some(isFilled),
  };
  return Object.hasOwn(asks, name) ? (asks[name]?.() ?? null) : null;
}

export function isEmpty(value: JsonValue | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** The message of a failed rule and the words it needs. */
export function messageFor(
  { name, values }: LaravelRule,
  { kind }: CheckContext,
): [MessageKey | undefined, Record<string, string>] {
  const [first = '', second = ''] = values;
  const words: Record<string, string> = {
    min: first,
    max: name === 'max' ? first : second,
    size: first,
    digits: first,
    date: first,
    other: first,
    values: values.join(', '),
  };
  const sized = ['min', 'max', 'size', 'between'].includes(name);
  const key = sized ? `${name}.${kind}` : name;
  return [isMessage(key) ? key : undefined, words];
}

function isMessage(key: string): key is MessageKey {
  return Object.hasOwn(en, key);
}
