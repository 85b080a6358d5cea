import type { FormKitValidationRule } from '@formkit/validation';
import type { Report } from './complain.ts';

/** What a rule may know of the answer it judges: its value, and others of the same form by their names. */
export type JudgedField = {
  readonly value: unknown;
  readonly name: string;
  at(name: string): JudgedField | undefined;
};

/** Judges an answer; `false` for one that does not do. When another field changes whose value it read, it is asked again. */
export type Rule = {
  (field: JudgedField, ...args: readonly unknown[]): boolean | Promise<boolean>;
  /** Its name in messages, where it is given as a function. */
  readonly ruleName?: string;
  /** `false` for one that has a say about empty answers, too. */
  readonly skipEmpty?: boolean;
};

/** Rules by the names they are written with; ours, and the library's, which know whole nodes. */
export type RuleBook = Readonly<Record<string, FormKitValidationRule>>;

/** Rules that a form may name: of the library's those it was given, and its own. */
export function ruleBook(
  library: RuleBook,
  own: Readonly<Record<string, Rule>> = {},
  report: Report = console.warn,
): RuleBook {
  const mended = Object.entries(own).map(([name, rule]) => [name, passesWhenBroken(rule, report)]);
  return { ...library, ...Object.fromEntries(mended) };
}

/**
 * A rule of our own that throws or rejects could not judge: its server did not answer. That keeps nobody from sending, since whoever
 * receives the form judges again; the library would leave the field `validating` for ever.
 */
export function passesWhenBroken(rule: Rule, report: Report): Rule {
  const ruleName = rule.ruleName ?? rule.name;
  const pass = (reason: unknown) => {
    report(`The rule "${ruleName}" could not judge: ${String(reason)}`);
    return true;
  };
  const judge: Rule = (field, ...args) => {
    try {
      const judgement = rule(field, ...args);
      return judgement instanceof Promise ? judgement.catch(pass) : judgement;
    } catch (reason) {
      return pass(reason);
    }
  };
  return Object.assign(judge, rule, { ruleName });
}
