import * as v from 'valibot';

/** The minimum number of characters of a secret. */
export const MIN_SECRET_LENGTH = 32;

/** The validated values of a group of variables. */
export type Values<Variables extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Variables, undefined>>;

/** An http or https URL without a user name or password, which `fetch` refuses. It has no trailing slash. */
export const httpUrl = (example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      `an http or https URL (for example ${example})`,
    ),
    v.check(
      (value) => !URL.parse(value)?.username && !URL.parse(value)?.password,
      `a URL without a user name or password (for example ${example})`,
    ),
    v.transform((value) => value.replace(/\/$/, '')),
  );

/** The URL of a system, to which clients append paths. */
export const baseUrl = (example: string) =>
  v.pipe(
    httpUrl(example),
    v.check((value) => !/[?#]/.test(value), `a URL without a query or fragment (for example ${example})`),
  );

/** Scheme and host in the form of `URL.origin`, because links are compared with it. */
export const origin = (example: string) =>
  v.pipe(
    httpUrl(example),
    v.check(
      (value) => URL.parse(value)?.pathname === '/' && !/[?#]/.test(value),
      `a URL without a path (for example ${example})`,
    ),
    v.transform((value) => new URL(value).origin),
  );

/** Origins, comma-separated. */
export const origins = (example: string) =>
  v.pipe(v.string(), v.transform(splitList), v.array(origin(example)));

/** URLs of systems, comma-separated. */
export const baseUrls = (example: string) =>
  v.pipe(v.string(), v.transform(splitList), v.array(baseUrl(example)));

/** A token or key, which is sent in a header. */
export const credential = v.pipe(
  v.string(),
  v.regex(/^[\x21-\x7e]+$/, 'ASCII characters without spaces and line breaks'),
);

/**
 * A whole number from `min` to `max`, with at most as many digits as `max`.
 *
 * @param kind the beginning of the message: `a number of milliseconds`
 */
export function wholeNumber(
  { min, max, example }: { readonly min: number; readonly max: number; readonly example: number },
  kind = 'a whole number',
) {
  const expected = `${kind} from ${min} to ${max} (for example ${example})`;
  return v.pipe(
    v.string(),
    v.regex(/^\d+$/, expected),
    v.maxLength(String(max).length, expected),
    v.transform(Number),
    v.minValue(min, expected),
    v.maxValue(max, expected),
  );
}

/** The number of requests or megabytes of a limit. */
export const count = wholeNumber({ min: 1, max: 999_999, example: 30 });

/** `yes` or `no`, as a boolean. */
export const yesOrNo = v.pipe(
  v.picklist(['yes', 'no'], 'yes or no'),
  v.transform((value) => value === 'yes'),
);

/** Splits a comma-separated list. Ignores empty items. */
export function splitList(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
