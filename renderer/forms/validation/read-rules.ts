import type { Report } from './complain.ts';
import { passesWhenBroken, type Rule, type RuleBook } from './rules.ts';

/** A rule in a list: its name with hints before it, or itself, then what it is given. */
export type RuleEntry = readonly [rule: string | Rule, ...args: readonly unknown[]];
/** Rules as they are written: `required|length:2,80`, or `[['required'], ['length', 2, 80]]` where types or commas matter. */
export type Rules = string | readonly RuleEntry[];

/**
 * Before a name, in any order: `*` runs even after one that failed, `+` for empty answers too, `?` does not block, `(200)` waits as
 * many milliseconds for more (specification §5).
 */
const HINTS = /^([*+?]*)(\(\d+\))?([*+?]*)$/;
const ENTRY = /^([^a-z]*)(.*)$/is;

type Reading = { readonly book: RuleBook; readonly report: Report; readonly field: string };

/** A rule as it is about to be used. */
export type ReadRule = {
  /** Its name; the second time a field has it with a number, since the library keeps one message for each. */
  readonly key: string;
  readonly rule: RuleBook[string];
  /** Signs, then how long it waits: `*(200)`. */
  readonly hints: string;
  readonly args: readonly unknown[];
};

/**
 * Reads the rules of a field. What the library would drop in silence — an unknown name, an unknown hint — is reported; where the
 * report does not throw, a rule that nobody knows is left out, and an unknown hint is ignored.
 */
export function readRules(rules: Rules | undefined, { book, report, field }: Reading): ReadRule[] {
  const times = new Map<string, number>();
  const keyOf = (name: string) => {
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name}__${time}`;
  };
  return listed(rules).flatMap(([written, ...args]): ReadRule[] => {
    if (typeof written !== 'string') {
      const rule = passesWhenBroken(written, report);
      return [{ key: keyOf(written.ruleName || written.name || 'rule'), rule, hints: '', args }];
    }
    const { hints, name } = nameOf(written);
    const rule = Object.hasOwn(book, name) ? book[name] : undefined;
    if (!rule) {
      report(`Field "${field}": there is no rule "${name}" (in "${written}").`);
      return [];
    }
    const [known, signs = '', wait = '', more = ''] = HINTS.exec(hints) ?? [];
    if (known === undefined)
      report(`Field "${field}": "${hints}" before "${name}" is no hint; there are *, +, ? and (ms).`);
    return [{ key: keyOf(name), rule, hints: signs + more + wait, args }];
  });
}

/** The name of a rule by its key. */
export function ruleOfKey(key: string): string {
  return key.replace(/__\d+$/, '');
}

/** The same rules without their waiting: nobody types on a server. */
export function withoutWaiting(rules: readonly ReadRule[]): ReadRule[] {
  return rules.map((rule) => ({ ...rule, hints: rule.hints.replace(/\(\d+\)/, '') }));
}

/** Whether an answer is asked of everybody, as a label's asterisk says: a box that must be ticked is one, too. */
export function requiresAnswer(rules: Rules | undefined): boolean {
  return listed(rules).some(([rule]) => {
    if (typeof rule !== 'string') return false;
    const { hints, name } = nameOf(rule);
    return ['required', 'accepted'].includes(name) && !hints.includes('?');
  });
}

function listed(rules: Rules | undefined): readonly RuleEntry[] {
  if (typeof rules !== 'string') return rules ?? [];
  return rules.split('|').flatMap((written) => {
    const rule = written.trim();
    if (rule === '') return [];
    const colon = rule.indexOf(':');
    if (colon === -1) return [[rule] as const];
    const args = rule.slice(colon + 1);
    return [
      [
        rule.slice(0, colon).trim(),
        ...(args === '' ? [] : args.split(',').map((one) => one.trim())),
      ] as const,
    ];
  });
}

function nameOf(rule: string) {
  const [, hints = '', name = ''] = ENTRY.exec(rule) ?? [];
  return { hints, name };
}
