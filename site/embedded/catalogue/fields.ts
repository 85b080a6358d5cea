import * as v from 'valibot';
import { stringify } from 'yaml';

/**
 * A group of named values. What is missing or not known is said so that whoever edits the file can mend it: with the value's first
 * example (`v.examples`), or with the names that would be right.
 */
export function strictFields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return `is not known here; known are ${Object.keys(entries).join(', ')}`;
    const missing = Object.keys(entries).find((key) => issue.expected === JSON.stringify(key));
    if (missing === undefined) return `must hold ${Object.keys(entries).join(', ')}`;
    const example = exampleOf(entries[missing]);
    return example === undefined ? 'is missing' : `is missing; write ${example}`;
  });
}

function exampleOf(schema: v.ObjectEntries[string] | undefined): string | undefined {
  const examples: readonly unknown[] = schema ? v.getExamples(schema) : [];
  const [example] = examples;
  return example === undefined
    ? undefined
    : `for example ${stringify(example, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim()}`;
}

/** Numbers above nothing, with at most `decimals` behind the point. */
export function positiveDecimal(decimals: number, example: number, unit: string) {
  const message = `must be a number of ${unit} above 0 with at most ${decimals} decimals, for example ${example}`;
  return v.pipe(
    v.number(message),
    v.check((value) => value > 0 && hasDecimals(value, decimals), message),
    v.examples([example]),
  );
}

/** Whole numbers from `from` on. */
export function wholeNumber(from: number, example: number) {
  const message = `must be a whole number from ${from} on, for example ${example}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(from, message), v.examples([example]));
}

export function hasDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

/** Names that files refer to each other by. */
export function handle(example: string) {
  return v.pipe(
    v.string(`must be a name, for example ${example}`),
    v.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/i,
      `may hold letters without accents, digits and hyphens, for example ${example}`,
    ),
    v.examples([example]),
  );
}
