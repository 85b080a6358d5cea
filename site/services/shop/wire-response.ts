import * as v from 'valibot';
import type { Failure, WarningLog } from '#site/services/http';

/** The failure that a response reports. */
type Refusal = { readonly refusal: Failure };

type GraphqlData<Data> = {
  readonly data: Data;
  /** The message of the first error of an optional field. */
  readonly warning?: string | undefined;
};

/** Any item of a list in a path of fields. */
const ITEM = Symbol('item');

/**
 * Fields that can fail while the rest of the response is right, each with the fields that contain it. They are then null.
 *
 * - The methods of a cart fail if the chosen method is no longer offered, and the visitor chooses again.
 * - The attributes of a product fail in some versions of Magento if one of them has no value.
 * - An error of a cart line fails if it has no message (magento/magento2#40555).
 * - The product of an order line fails if it was deleted (magento/magento2#38900).
 * - A product of a list fails if its data are incomplete. The list itself must not fail. Only lists with the alias `listed`, so that a product
 *   page never looks like that of a missing product.
 */
const OPTIONAL_FIELDS: readonly (readonly (string | typeof ITEM)[])[] = [
  ['selected_shipping_method'],
  ['available_shipping_methods'],
  ['custom_attributesV2'],
  ['itemsV2', 'errors'],
  ['orders', 'product'],
  ['guestOrder', 'product'],
  ['guestOrderByToken', 'product'],
  ['listed', 'items', ITEM],
  ['whole', 'items', ITEM],
  ['related_products'],
  ['crosssell_products'],
];

const optionalText = v.fallback(v.optional(v.string()), undefined);

const errors = v.object({
  errors: v.pipe(
    v.array(
      v.object({
        message: v.fallback(v.string(), 'Unknown error'),
        path: v.fallback(v.optional(v.array(v.union([v.string(), v.number()]))), undefined),
        extensions: v.fallback(
          v.optional(v.object({ category: optionalText, error_code: optionalText })),
          {},
        ),
      }),
    ),
    v.minLength(1),
  ),
});

/** The schema of a response with errors (contract A2). Errors of syntax and media type have no category. */
const refusal = refusalWith(undefined);

/** Statuses of Magento's refusals. */
const REFUSAL_STATUSES = [400, 401, 403, 405, 415];
/** The status of errors in the shop itself. Their body is a GraphQL response too. */
const ERROR_STATUS = 500;
/** The message of an internal error in a response with status 200. */
const MASKED_ERROR = 'Internal server error';

/** The schemas of responses whose status is an error. */
export const otherResponses: Readonly<Record<number, v.GenericSchema<unknown, Refusal>>> = {
  ...Object.fromEntries(REFUSAL_STATUSES.map((status) => [status, refusal])),
  [ERROR_STATUS]: refusalWith(ERROR_STATUS),
};

function refusalWith(status: number | undefined): v.GenericSchema<unknown, Refusal> {
  return v.pipe(
    errors,
    v.transform(({ errors: [error] }): Refusal => ({
      refusal: {
        kind: 'refused',
        message: error?.message ?? '',
        category: error?.extensions?.category,
        code: error?.extensions?.error_code,
        status: status ?? (error?.message === MASKED_ERROR ? ERROR_STATUS : undefined),
      },
    })),
  );
}

/**
 * The schema of a response with status 200: data, or errors. A response with errors is a refusal even if it contains data, because Magento
 * reports a failed field as null beside its error. Errors of optional fields are warnings.
 *
 * @param data the schema of the data
 */
export function graphqlResponse<Data>(
  data: v.GenericSchema<unknown, Data>,
): v.GenericSchema<unknown, Refusal | GraphqlData<Data>> {
  const body = v.pipe(
    v.object({ data, errors: v.optional(v.unknown()) }),
    v.transform(({ data: value, ...response }): GraphqlData<Data> => ({
      data: value,
      warning: errorsOf(response)?.[0]?.message,
    })),
  );
  return v.lazy((input) => {
    const all = errorsOf(input);
    const isOptional = all?.every(({ path = [] }) => isOptionalField(path));
    return isOptional === false ? refusal : body;
  });
}

function isOptionalField(path: readonly (string | number)[]): boolean {
  const isInPath = (field: string | typeof ITEM) =>
    field === ITEM ? path.some(Number.isInteger) : path.includes(field);
  return OPTIONAL_FIELDS.some((fields) => fields.every(isInPath));
}

/** Logs that an optional field of an operation failed. Does nothing without a warning. */
export function logFailedField(log: WarningLog, name: string, warning: string | undefined): void {
  if (warning !== undefined)
    log.warn({ name, message: warning }, 'shop: a field of a response failed, so it is empty');
}

/** Returns the errors of a response. `undefined` for a response without a list of errors. */
function errorsOf(response: unknown) {
  const result = v.safeParse(errors, response);
  return result.success ? result.output.errors : undefined;
}
