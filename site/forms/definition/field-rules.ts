const ALL_COLUMNS = 12;
/** The minimum width of a field. A narrower field has no space for most words. */
const MIN_COLUMNS = 3;

/** Returns whether the rules require a value. */
export function isRequired(rules: readonly string[]): boolean {
  return rules.includes('required') || rules.includes('accepted');
}

/**
 * Parses the arguments of a rule like PHP's `str_getcsv`. Commas outside double quotes separate arguments. Two double quotes inside quotes
 * mean one double quote. Spaces are kept. `"Ja, graag",Nee` gives `['Ja, graag', 'Nee']`.
 */
export function argumentsOf(text: string): readonly string[] {
  if (text === '') return [];
  const all = `,${text}`.matchAll(/,(?:\s*"((?:\\.|""|[^"])*)(?:"|$)([^,]*)|([^,]*))/gs);
  return [...all].map(([, quoted, rest = '', bare = '']) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"') + rest,
  );
}

/** Returns the arguments of a rule by its name: `between:1,5` gives `['1', '5']`. */
export function ruleArguments(rules: readonly string[], name: string): readonly string[] | undefined {
  const text = rules.find((rule) => rule.startsWith(`${name}:`))?.slice(name.length + 1);
  return text === undefined ? undefined : argumentsOf(text).map((arg) => arg.trim());
}

/** Returns the length limits of a text. Do not use it for numbers, because their `min` and `max` limit the value. */
export function lengthsOf(rules: readonly string[]) {
  const both = ['digits', 'digits_between', 'size', 'between'].map((name) => ruleArguments(rules, name));
  const exact = both.find((bounds) => bounds !== undefined);
  return {
    minLength: countOf((exact ?? ruleArguments(rules, 'min'))?.at(0)),
    maxLength: countOf((exact ?? ruleArguments(rules, 'max'))?.at(-1)),
  };
}

function countOf(text: string | undefined) {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : undefined;
}

/** Converts a width in percent to columns of a grid of twelve. */
export function columnsOf(width: number): number {
  const columns = Math.round((width / 100) * ALL_COLUMNS);
  return Math.min(ALL_COLUMNS, Math.max(MIN_COLUMNS, columns));
}
