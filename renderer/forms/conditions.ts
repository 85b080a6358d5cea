/** A value as a form holds it: text, choices, yes or no. */
export type FormValue = string | readonly string[] | boolean;

export const OPERATORS = ['equals', 'not', '>', '>=', '<', '<=', 'contains', 'contains_any'] as const;

export type Condition = {
  /** Name of the field it looks at. */
  readonly field: string;
  readonly operator: (typeof OPERATORS)[number];
  /** What the value is compared with; `empty`, `null`, `true` and `false` mean just that (contract §7.1). */
  readonly value: string;
};

/** When a field is asked for: when all of the conditions hold or any of them; `negated`, when that is not so. */
export type ShownWhen = {
  readonly every: boolean;
  readonly negated: boolean;
  readonly conditions: readonly Condition[];
};

/** Whether a field with these conditions is asked for, the form being filled in like this. */
export function isVisible(
  shownWhen: ShownWhen | undefined,
  valueOf: (field: string) => FormValue | undefined,
): boolean {
  if (!shownWhen) return true;
  const { every, negated, conditions } = shownWhen;
  const holds = ({ field, operator, value }: Condition) => check(operator, valueOf(field), value);
  return (every ? conditions.every(holds) : conditions.some(holds)) !== negated;
}

function check(operator: Condition['operator'], held: FormValue | undefined, wanted: string): boolean {
  switch (operator) {
    case 'equals':
      return equals(held, wanted);
    case 'not':
      return !equals(held, wanted);
    case 'contains':
      return contains(held, wanted);
    case 'contains_any':
      return wanted.split(',').some((one) => contains(held, one.trim()));
    case '>':
      return Number(held) > Number(wanted);
    case '>=':
      return Number(held) >= Number(wanted);
    case '<':
      return Number(held) < Number(wanted);
    case '<=':
      return Number(held) <= Number(wanted);
  }
}

function equals(held: FormValue | undefined, wanted: string) {
  if (wanted === 'empty' || wanted === 'null') return isEmpty(held);
  if (typeof held === 'boolean') return String(held) === wanted;
  return typeof held === 'object' ? held.length === 1 && held[0] === wanted : (held ?? '') === wanted;
}

function contains(held: FormValue | undefined, wanted: string) {
  if (typeof held === 'object') return held.includes(wanted);
  return typeof held === 'string' && held.includes(wanted);
}

/** Whether a visitor left a field as good as unanswered. */
export function isEmpty(held: FormValue | undefined): boolean {
  if (typeof held === 'boolean') return !held;
  return held === undefined || (typeof held === 'string' ? held.trim() === '' : held.length === 0);
}
