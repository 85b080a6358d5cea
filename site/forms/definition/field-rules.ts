const ALL_COLUMNS = 12;
/** Narrower than this a field holds no word. */
const FEWEST_COLUMNS = 3;

/** Whether the rules ask for an answer from everybody. */
export function requires(rules: readonly string[]): boolean {
  return rules.includes('required') || rules.includes('accepted');
}

/**
 * What a rule is given, read as the CMS reads it (PHP's `str_getcsv`): parted at commas, but not within double quotes, of which two
 * are one; spaces count. `"Ja, graag",Nee` gives `['Ja, graag', 'Nee']`.
 */
export function argumentsOf(written: string): readonly string[] {
  if (written === '') return [];
  const all = `,${written}`.matchAll(/,(?:\s*"((?:\\.|""|[^"])*)(?:"|$)([^,]*)|([^,]*))/gs);
  return [...all].map(([, quoted, rest = '', bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"') + rest,
  );
}

/** What stands behind a rule's colon: `between:1,5` gives `['1', '5']`. */
export function ruleArguments(rules: readonly string[], name: string): readonly string[] | undefined {
  const written = rules.find((one) => one.startsWith(`${name}:`))?.slice(name.length + 1);
  return written === undefined ? undefined : argumentsOf(written).map((one) => one.trim());
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
