import * as v from 'valibot';
import { badRequest } from '../request-error.ts';

// The message of each schema completes the sentence `Invalid value for "x" parameter, expected …`.

export const text = v.string('string');
export const flag = v.boolean('boolean');
export const texts = v.array(text, 'array of strings');

/** The schema of an integer from `min` to `max`, both included. */
export function integer(min: number, max: number) {
  const message =
    max === Number.MAX_SAFE_INTEGER ? `integer from ${min}` : `integer between ${min} and ${max}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(min, message), v.maxValue(max, message));
}

/** The schema of a text that is one of `options`. */
export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `one of ${options.join(', ')}`);
}

/** @throws {RequestError} 400 for a name that is not in `known` */
export function refuseUnknown(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw badRequest(`Unknown parameter: ${unknown}`);
}

/**
 * Validates the parameters of a request or the settings of an index.
 *
 * @throws {RequestError} 400 for an unknown name, or for a value of the wrong type or outside its range
 */
export function parseEntries<Entries extends v.ObjectEntries>(
  schema: v.ObjectSchema<Entries, undefined>,
  input: object,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  refuseUnknown(Object.keys(input), Object.keys(schema.entries));
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const key = String(issue.path?.[0].key ?? '');
  throw badRequest(`Invalid value for "${key}" parameter, expected ${issue.message}`);
}
