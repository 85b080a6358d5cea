import * as v from 'valibot';
import type { Failure } from '#site/services/http';

/** The failure that a response reports. */
export type Refusal = { readonly refusal: Failure };

type GraphqlData<Data> = { readonly data: Data };

const optionalText = v.fallback(v.optional(v.string()), undefined);

/** A response with errors (contract A2). Errors of syntax and media type have no category. */
export const refusal = v.pipe(
  v.object({
    errors: v.pipe(
      v.array(
        v.object({
          message: v.fallback(v.string(), 'Unknown error'),
          extensions: v.fallback(
            v.optional(v.object({ category: optionalText, error_code: optionalText })),
            {},
          ),
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.transform(({ errors: [error] }): Refusal => ({
    refusal: {
      kind: 'refused',
      message: error?.message ?? '',
      category: error?.extensions?.category,
      code: error?.extensions?.error_code,
    },
  })),
);

/**
 * The schema of a response with status 200: data, or errors. A response with errors is refused, also if it contains some data, because
 * Magento reports a failed field as null beside its error.
 *
 * @param data the schema of the data
 */
export function graphqlResponse<Data>(
  data: v.GenericSchema<unknown, Data>,
): v.GenericSchema<unknown, Refusal | GraphqlData<Data>> {
  const body = v.pipe(
    v.object({ data }),
    v.transform(({ data: value }): GraphqlData<Data> => ({ data: value })),
  );
  return v.lazy((input) => (hasErrors(input) ? refusal : body));
}

function hasErrors(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'errors' in input && Array.isArray(input.errors);
}
