import { toList, toText } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';
import type { BlueprintField } from '../project/blueprint.ts';
import { en } from './messages/en.ts';
import type { MessageKey } from './messages/en.ts';
import type { CheckContext } from './rule-checks.ts';

/** One validation rule: `between:1,5` is the name `between` with two values. */
export interface LaravelRule {
  name: string;
  values: string[];
}

/** Rules that a field type brings, by type. */
const IMPLIED_RULES = new Map([
  ['integer', ['integer']],
  ['float', ['numeric']],
  ['checkboxes', ['array']],
]);

/** Returns the rules of a field: from `validate`, from `required`, and those implied by its type (contract §7.2). */
export function rulesOf({ type, config }: BlueprintField): LaravelRule[] {
  const validate = config['validate'];
  const configured = (typeof validate === 'string' ? validate.split('|') : toList(validate)).flatMap(
    (rule) => toText(rule) ?? [],
  );
  const required = config['required'] === true && !configured.includes('required') ? ['required'] : [];
  return [...required, ...(IMPLIED_RULES.get(type) ?? []), ...configured].map(readRule);
}

/** Parses a rule. Values are one CSV line, as in PHP's `str_getcsv`: quoted values may contain commas. */
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

/** Returns whether a presence rule requires a value now; null for other rules. */
export function requiresValue({ name, values }: LaravelRule, { valueOf }: CheckContext): boolean | null {
  const [handle = '', ...expectedValues] = values;
  const isFilled = (field: string): boolean => !isMissing(valueOf(field));
  const matches = expectedValues.includes(toText(valueOf(handle)) ?? String(valueOf(handle)));
  const presenceRules: Record<string, () => boolean> = {
    required: () => true,
    required_if: () => matches,
    required_unless: () => !matches,
    required_with: () => values.some(isFilled),
    required_with_all: () => values.every(isFilled),
    required_without: () => !values.every(isFilled),
    required_without_all: () => !values.some(isFilled),
  };
  return Object.hasOwn(presenceRules, name) ? (presenceRules[name]?.() ?? null) : null;
}

/** Returns whether a value is missing for the presence rules: undefined, null, empty text or an empty list. `false` is present. */
export function isMissing(value: JsonValue | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** Returns the message key of a failed rule and the values of its placeholders. */
export function messageFor(
  { name, values }: LaravelRule,
  { kind }: CheckContext,
): [MessageKey | undefined, Record<string, string>] {
  const [first = '', second = ''] = values;
  const placeholders: Record<string, string> = {
    min: first,
    max: name === 'max' ? first : second,
    size: first,
    digits: first,
    date: first,
    other: first,
    values: values.join(', '),
  };
  const dependsOnKind = ['min', 'max', 'size', 'between'].includes(name);
  const key = dependsOnKind ? `${name}.${kind}` : name;
  return [isMessage(key) ? key : undefined, placeholders];
}

function isMessage(key: string): key is MessageKey {
  return Object.hasOwn(en, key);
}
