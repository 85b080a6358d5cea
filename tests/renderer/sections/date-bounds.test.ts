import { expect, test } from 'vitest';
import { dateBoundsOf } from '../../../renderer/sections/form/date-bounds.ts';
import { ruleChecks } from '../../../site/embedded/content/forms/rule-checks.ts';

const DAYS = ['2026-11-30', '2026-12-01', '2026-12-02'];
const TIMES = ['00:00', '00:01', '12:00', '12:01', '23:59'];

/** Returns the days on which the content system allows the date, at midnight or at any of the times. */
function allowedDays(rule: string, bound: string, hasTime: boolean) {
  const check = ruleChecks[rule];
  if (!check) throw new Error(`There is no rule ${rule}.`);
  const context = {
    kind: 'string',
    handle: 'day',
    now: 0,
    valueOf: () => null,
    onUnsupportedPattern: () => {},
  } as const;
  return DAYS.filter((day) =>
    (hasTime ? TIMES.map((time) => `${day}T${time}`) : [day]).some((date) => check(date, [bound], context)),
  );
}

test.each(
  ['after', 'after_or_equal', 'before', 'before_or_equal'].flatMap((rule) =>
    ['2026-12-01', '2026-12-01T12:00Z', '2026-12-01T23:59Z'].flatMap((bound) =>
      [false, true].map((hasTime) => [rule, bound, hasTime ? 'a time' : 'no time', hasTime] as const),
    ),
  ),
)('The calendar offers the days that the rule %s:%s allows for a date with %s', (rule, bound, _, hasTime) => {
  const { min = '', max = '9' } = dateBoundsOf([[`date_${rule}`, bound]], hasTime);
  expect(DAYS.filter((day) => day >= min && day <= max)).toEqual(allowedDays(rule, bound, hasTime));
});

test('The calendar offers all days of a date without such a rule', () => {
  expect(dateBoundsOf([['required', 'trim'], ['date_after']], false)).toEqual({
    min: undefined,
    max: undefined,
  });
});
