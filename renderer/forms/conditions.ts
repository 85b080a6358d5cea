/** A value of a form: a text, choices, or on and off. */
export type FormValue = string | readonly string[] | boolean;

export const OPERATORS = ['equals', 'not', '>', '>=', '<', '<=', 'contains', 'contains_any'] as const;

export type Condition = {
  /** Name of the field whose value is compared. */
  readonly field: string;
  readonly operator: (typeof OPERATORS)[number];
  /** The expected value. `empty`, `null`, `true` and `false` are keywords (contract §7.1). */
  readonly value: string;
};

/** The conditions of a field. */
export type FieldConditions = {
  /** Whether all conditions have to hold, or any of them. */
  readonly every: boolean;
  /** Whether the field is hidden, not visible, if the conditions hold. */
  readonly negated: boolean;
  readonly conditions: readonly Condition[];
};

/** Returns whether a field with these conditions is visible. */
export function isVisible(
  shownWhen: FieldConditions | undefined,
  valueOf: (field: string) => FormValue | undefined,
): boolean {
  if (!shownWhen) return true;
  const { every, negated, conditions } = shownWhen;
  const holds = (condition: Condition) => check(condition, valueOf(condition.field));
  return (every ? conditions.every(holds) : conditions.some(holds)) !== negated;
}

function check({ operator, value: expected }: Condition, value: FormValue | undefined): boolean {
  switch (operator) {
    case 'equals':
      return equals(value, expected);
    case 'not':
      return !equals(value, expected);
    case 'contains':
      return contains(value, expected);
    case 'contains_any':
      return expected.split(',').some((item) => contains(value, item.trim()));
    case '>':
      return Number(value) > Number(expected);
    case '>=':
      return Number(value) >= Number(expected);
    case '<':
      return Number(value) < Number(expected);
    case '<=':
      return Number(value) <= Number(expected);
  }
}

function equals(value: FormValue | undefined, expected: string) {
  if (expected === 'empty' || expected === 'null') return isEmpty(value);
  if (typeof value === 'boolean') return String(value) === expected;
  return typeof value === 'object' ? value.length === 1 && value[0] === expected : (value ?? '') === expected;
}

function contains(value: FormValue | undefined, expected: string) {
  if (typeof value === 'object') return value.includes(expected);
  return typeof value === 'string' && value.includes(expected);
}

/** Returns whether a value counts as not filled in: an empty or blank text, no choice, or off. */
export function isEmpty(value: FormValue | undefined): boolean {
  if (typeof value === 'boolean') return !value;
  return value === undefined || (typeof value === 'string' ? value.trim() === '' : value.length === 0);
}
