import type { RuleEntry } from '../../forms/rule-types.ts';
import { DAY_MS } from '../../parse/dates.ts';

type DateBounds = { readonly min: string | undefined; readonly max: string | undefined };

const MINUTE_MS = 60_000;

/**
 * Returns the first and last day that the rules of a date allow, so that a calendar offers no others. A date without a time is at midnight
 * UTC. A date with a time can be later on the day of the rule.
 *
 * @param rules contain days, not relative days such as `today`
 */
export function dateBoundsOf(rules: readonly RuleEntry[], hasTime: boolean): DateBounds {
  const stepMs = hasTime ? MINUTE_MS : DAY_MS;
  const dayOf = (name: string, offsetMs: number) => {
    const time = Date.parse(String(rules.find(([rule]) => rule === name)?.[1]));
    return Number.isNaN(time) ? undefined : new Date(time + offsetMs).toISOString().slice(0, 10);
  };
  return {
    min: dayOf('date_after', stepMs) ?? dayOf('date_after_or_equal', stepMs - 1),
    max: dayOf('date_before', -1) ?? dayOf('date_before_or_equal', 0),
  };
}
