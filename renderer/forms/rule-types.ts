import type { FormKitValidationRule } from '@formkit/validation';

/** The field that a rule validates, with access to the other fields of the form by name. */
export type ValidatedField = {
  readonly value: unknown;
  readonly name: string;
  at(name: string): ValidatedField | undefined;
};

/** Returns whether a value is valid. The rule runs again when another field that it read changes. */
export type ValidationRule = {
  (field: ValidatedField, ...args: readonly unknown[]): boolean | Promise<boolean>;
  /** The key of its message, for a rule that is written as a function. */
  readonly ruleName?: string;
  /** `false` for a rule that runs for empty values as well. */
  readonly skipEmpty?: boolean;
};

/** Rules by name: rules of this repository and of FormKit. */
export type RuleSet = Readonly<Record<string, FormKitValidationRule>>;

/** A rule in a list: its name with hints before it, or a function, then its arguments. */
export type RuleEntry = readonly [rule: string | ValidationRule, ...args: readonly unknown[]];

/** Rules of a field: `required|length:2,80`, or `[['required'], ['length', 2, 80]]` if arguments have types or contain commas. */
export type Rules = string | readonly RuleEntry[];
