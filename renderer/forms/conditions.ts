/** The part of a field's value that conditions compare and that is submitted as text: a text, a list of choices, or a boolean. */
export type ConditionValue = string | readonly string[] | boolean;

export type Condition = {
  /** Name of the field whose value is compared. */
  readonly field: string;
  readonly operator: 'equals' | 'not' | '>' | '>=' | '<' | '<=' | 'contains' | 'contains_any';
  /** The expected value. `empty`, `null`, `true` and `false` are keywords (contract §7.1). */
  readonly value: string;
};

/** The conditions of a field. */
export type FieldConditions = {
  readonly match: 'all' | 'any';
  /** `true`: the field is hidden while the conditions are met. `false`: it is visible while they are met. */
  readonly negated: boolean;
  readonly conditions: readonly Condition[];
};

/** Returns whether a field with these conditions is visible. */
export function isVisible(
  visibleIf: FieldConditions | undefined,
  valueOf: (field: string) => ConditionValue | undefined,
): boolean {
  if (!visibleIf) return true;
  const { match, negated, conditions } = visibleIf;
  const isMet = (condition: Condition) => check(condition, valueOf(condition.field));
  return (match === 'all' ? conditions.every(isMet) : conditions.some(isMet)) !== negated;
}

function check({ operator, value: expected }: Condition, value: ConditionValue | undefined): boolean {
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

function equals(value: ConditionValue | undefined, expected: string) {
  if (expected === 'empty' || expected === 'null') return isEmpty(value);
  if (typeof value === 'boolean') return String(value) === expected;
  return typeof value === 'object' ? value.length === 1 && value[0] === expected : (value ?? '') === expected;
}

function contains(value: ConditionValue | undefined, expected: string) {
  if (typeof value === 'object') return value.includes(expected);
  return typeof value === 'string' && value.includes(expected);
}

/** Returns whether a value is an empty or blank text, an empty list, `false` or `undefined`. */
export function isEmpty(value: ConditionValue | undefined): boolean {
  if (typeof value === 'boolean') return !value;
  return value === undefined || (typeof value === 'string' ? value.trim() === '' : value.length === 0);
}
