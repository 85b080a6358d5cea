import { DAY_MS } from '../parse/dates.ts';
import type { FormField } from './form.ts';
import type { RuleEntry } from './rule-types.ts';
import type { FieldDescription } from './validation/build-nodes.ts';

/** The rule of all fields but text areas. */
const SINGLE_LINE: RuleEntry = ['single_line'];
/** The days that a date rule may name, relative to today. */
const DAYS: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/**
 * Returns the fields in the format of the form engine. Relative days such as `today` become dates in UTC, as in the CMS. All fields but
 * text areas get the rule against line breaks.
 *
 * @param fields the visible fields, or all fields if the form engine hides the others
 */
export function toFieldDescriptions(fields: readonly FormField[], now: Date): FieldDescription[] {
  return fields.map((field) => ({ name: field.name, label: field.label, rules: rulesOf(field, now) }));
}

/** Returns the rules of one field, in the format of {@link toFieldDescriptions}. */
export function rulesOf({ kind, rules }: FormField, now: Date): RuleEntry[] {
  return [...(kind === 'textarea' ? [] : [SINGLE_LINE]), ...rules.map((rule) => withDate(rule, now))];
}

function withDate(rule: RuleEntry, now: Date): RuleEntry {
  const [name, day] = rule;
  if (typeof name !== 'string' || !name.startsWith('date_') || typeof day !== 'string') return rule;
  const days = DAYS[day];
  if (days === undefined) return rule;
  return [name, new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)];
}
