import * as v from 'valibot';
import { stringify } from 'yaml';

/**
 * A strict object schema. Messages help the editor of the file: a missing key is reported with its first example (`v.examples`), an unknown
 * key with the allowed keys.
 */
export function strictFields<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, (issue) => {
    if (issue.expected === 'never')
      return `is not a known key; allowed are ${Object.keys(entries).join(', ')}`;
    const missing = Object.keys(entries).find((key) => issue.expected === JSON.stringify(key));
    if (missing === undefined) return `must contain ${Object.keys(entries).join(', ')}`;
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

/** A number above 0 with at most `decimals` decimals. */
export function positiveDecimal(decimals: number, example: number, unit: string) {
  const message = `must be a number of ${unit} above 0 with at most ${decimals} decimals, for example ${example}`;
  return v.pipe(
    v.number(message),
    v.check((value) => value > 0 && fitsDecimals(value, decimals), message),
    v.examples([example]),
  );
}

/** An integer of at least `minimum`. */
export function wholeNumber(minimum: number, example: number) {
  const message = `must be a whole number of at least ${minimum}, for example ${example}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(minimum, message), v.examples([example]));
}

/** Returns whether a number has at most `decimals` decimals. */
export function fitsDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(decimals)) === value;
}

/** A name by which files refer to each other. */
export function handle(example: string) {
  return v.pipe(
    v.string(`must be a name, for example ${example}`),
    v.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/i,
      `may contain letters without accents, digits and hyphens, for example ${example}`,
    ),
    v.examples([example]),
  );
}

/** A path in the asset container. */
export const picture = v.pipe(
  v.string('must be a path in the asset container, for example products/maan-basalt.jpg'),
  v.regex(
    /^[a-z0-9-]+\/[a-z0-9-]+\.(?:jpg|webp)$/,
    'must be a path in the asset container, for example products/maan-basalt.jpg',
  ),
);
