import type { ValidationRule, RuleSet, RuleEntry, Rules } from '../rule-types.ts';

/** Receives a message for developers about a mistake in a form's definition. */
export type ReportRuleProblem = (problem: string) => void;

type RuleContext = { readonly ruleSet: RuleSet; readonly report: ReportRuleProblem; readonly field: string };

/** A rule in FormKit's format. */
type ParsedRule = {
  /** Its name. A repeated rule gets a number (`matches__2`), because FormKit keeps one message per key. */
  readonly key: string;
  readonly rule: RuleSet[string];
  /** Signs, then the debounce: `*(200)`. */
  readonly hints: string;
  readonly args: readonly unknown[];
};

/**
 * Hints before a rule's name, in any order (specification §5):
 * - `*` runs after a failed rule as well
 * - `+` runs for empty values as well
 * - `?` does not block the form
 * - `(200)` debounces by 200 ms
 */
const HINTS = /^([*+?]*)(?:(\(\d+\))([*+?]*))?$/;
const ENTRY = /^([^a-z]*)(.*)$/is;

/**
 * Reads the rules of a field. Unknown names and hints are reported, because FormKit would ignore them silently. If `report` does not
 * throw, unknown rules and hints are ignored.
 */
export function readRules(rules: Rules | undefined, { ruleSet, report, field }: RuleContext): ParsedRule[] {
  const counts = new Map<string, number>();
  const keyOf = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}__${count}`;
  };
  return toEntries(rules).flatMap(([entry, ...args]): ParsedRule[] => {
    if (typeof entry !== 'string') {
      const rule = acceptValueOnError(entry, report);
      return [{ key: keyOf(entry.ruleName || entry.name || 'rule'), rule, hints: '', args }];
    }
    const { hints, name } = splitHints(entry);
    const rule = Object.hasOwn(ruleSet, name) ? ruleSet[name] : undefined;
    if (!rule) {
      report(`Field "${field}": unknown rule "${name}" in "${entry}". Example: "required|length:2,80"`);
      return [];
    }
    const [match, signs = '', debounce = '', moreSigns = ''] = HINTS.exec(hints) ?? [];
    if (match === undefined)
      report(
        `Field "${field}": unknown hint "${hints}" before "${name}", expected *, +, ? or (ms). Example: "*(200)${name}"`,
      );
    return [{ key: keyOf(name), rule, hints: signs + moreSigns + debounce, args }];
  });
}

/** Returns the name of a rule by its key. */
export function ruleOfKey(key: string): string {
  return key.replace(/__\d+$/, '');
}

/** Removes the debounce from rules, for values that are already submitted. */
export function withoutDebounce(rules: readonly ParsedRule[]): ParsedRule[] {
  return rules.map((rule) => ({ ...rule, hints: rule.hints.replace(/\(\d+\)/, '') }));
}

/** Returns whether the label has an asterisk: the field is required, or it is a checkbox that must be ticked. */
export function requiresValue(rules: Rules | undefined): boolean {
  return toEntries(rules).some(([rule]) => {
    if (typeof rule !== 'string') return false;
    const { hints, name } = splitHints(rule);
    return ['required', 'accepted'].includes(name) && !hints.includes('?');
  });
}

function toEntries(rules: Rules | undefined): readonly RuleEntry[] {
  if (typeof rules !== 'string') return rules ?? [];
  return rules.split('|').flatMap((entry) => {
    const rule = entry.trim();
    if (rule === '') return [];
    const colon = rule.indexOf(':');
    if (colon === -1) return [[rule] as const];
    const args = rule.slice(colon + 1);
    return [
      [
        rule.slice(0, colon).trim(),
        ...(args === '' ? [] : args.split(',').map((arg) => arg.trim())),
      ] as const,
    ];
  });
}

function splitHints(rule: string) {
  const [, hints = '', name = ''] = ENTRY.exec(rule) ?? [];
  return { hints, name };
}

/** Returns the rules that a form can name: FormKit's rules and the rules of this repository. */
export function buildRuleSet(
  library: RuleSet,
  own: Readonly<Record<string, ValidationRule>> = {},
  report: ReportRuleProblem = console.warn,
): RuleSet {
  const safe = Object.entries(own).map(([name, rule]) => [name, acceptValueOnError(rule, report)]);
  return { ...library, ...Object.fromEntries(safe) };
}

/**
 * Lets a value pass if its rule throws or rejects, for example because a request failed. Otherwise FormKit would leave the field
 * `validating` and block the form. The server validates the value again.
 */
function acceptValueOnError(rule: ValidationRule, report: ReportRuleProblem): ValidationRule {
  const ruleName = rule.ruleName ?? rule.name;
  const pass = (reason: unknown) => {
    report(`The rule "${ruleName}" failed and was skipped: ${String(reason)}`);
    return true;
  };
  const safeRule: ValidationRule = (field, ...args) => {
    try {
      const isValid = rule(field, ...args);
      return isValid instanceof Promise ? isValid.catch(pass) : isValid;
    } catch (reason) {
      return pass(reason);
    }
  };
  return Object.assign(safeRule, rule, { ruleName });
}

/** Throws in development and tests. In production it logs, and the form works without the rule (`.decisions/0014-form-engine.md`). */
export const throwOrWarn: ReportRuleProblem = (problem) => {
  // `import.meta.env` is undefined in plain Node.js, which runs the tools.
  if (!import.meta.env?.PROD) throw new Error(problem);
  console.warn(problem);
};
