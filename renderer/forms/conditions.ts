/** The part of a field's value that conditions compare and that is submitted as text: a text, a list of choices, or a boolean. */
export type ConditionValue = string | readonly string[] | boolean;

export type Condition = {
  /** Name of the field whose value is compared. */
  readonly field: string;
  readonly operator: 'equals' | 'not' | '>' | '>=' | '<' | '<=' | 'contains' | 'contains_any';
  /** The expected value. `empty`, `null`, `true` and `false` are keywords (contract §7.1). */
  readonly value: string;
};

/** The conditions under which a field is visible or hidden. */
export type FieldVisibility = {
  readonly match: 'all' | 'any';
  /** `visible`: the field is visible only while the conditions are met. `hidden`: it is hidden only while they are met. */
  readonly whenMet: 'visible' | 'hidden';
  readonly conditions: readonly Condition[];
};

/** Returns whether a field is visible. A field without conditions is visible. */
export function isVisible(
  visibility: FieldVisibility | undefined,
  valueOf: (field: string) => ConditionValue | undefined,
): boolean {
  if (!visibility) return true;
  const { match, whenMet, conditions } = visibility;
  const isMet = (condition: Condition) => check(condition, valueOf(condition.field));
  const areMet = match === 'all' ? conditions.every(isMet) : conditions.some(isMet);
  return areMet === (whenMet === 'visible');
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
