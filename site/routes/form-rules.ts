const ALL_COLUMNS = 12;
/** Narrower than this a field holds no word. */
const FEWEST_COLUMNS = 3;

/** Whether the rules ask for an answer from everybody. */
export function requires(rules: readonly string[]): boolean {
  return rules.includes('required') || rules.includes('accepted');
}

/** What stands behind a rule's colon: `between:1,5` gives `['1', '5']`. */
export function ruleArguments(rules: readonly string[], name: string): readonly string[] | undefined {
  const rule = rules.find((one) => one.startsWith(`${name}:`));
  return rule
    ?.slice(name.length + 1)
    .split(',')
    .map((one) => one.trim());
}

/** How long a text may be. Of a number `min` and `max` bound the value instead: this is for texts, and for digits that are counted. */
export function lengthsOf(rules: readonly string[]) {
  const both = ['digits', 'digits_between', 'size', 'between'].map((name) => ruleArguments(rules, name));
  const exact = both.find((bounds) => bounds !== undefined);
  return {
    minLength: countOf((exact ?? ruleArguments(rules, 'min'))?.at(0)),
    maxLength: countOf((exact ?? ruleArguments(rules, 'max'))?.at(-1)),
  };
}

function countOf(written: string | undefined) {
  const count = Number(written);
  return Number.isInteger(count) && count > 0 ? count : undefined;
}

/** Twelfths of a row from the per cent that editors choose. */
export function columnsOf(width: number): number {
  const columns = Math.round((width / 100) * ALL_COLUMNS);
  return Math.min(ALL_COLUMNS, Math.max(FEWEST_COLUMNS, columns));
}
