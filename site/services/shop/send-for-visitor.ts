import type { GenericSchema, InferOutput } from 'valibot';
import { failed, type Failure, type Outcome, succeeded } from '#site/services/http';
import type { Operation } from './operation.ts';
import type { SchemaOf, ShopTransport } from './send-query.ts';
import type { PickupFields } from './wire-pickup-fields.ts';
import { graphqlResponse, logFailedField, otherResponses } from './wire-response.ts';

/** Longer than the limit of a query, because a mutation is not sent again. After a timeout it may have run. */
const MUTATION_TIMEOUT_MS = 15_000;

/** The connection to the shop that all visitors share. */
export type VisitorTransport = Pick<ShopTransport, 'http' | 'availability' | 'log'> & {
  readonly pickupFields: PickupFields;
};

/** A visitor of a store view. */
export type VisitorScope = {
  /** Code of the store view: `eu_nl`. */
  readonly store: string;
  /** The token of a signed-in customer. */
  readonly token?: string | undefined;
  /** Aborts when the visitor's request aborts. */
  readonly signal?: AbortSignal | undefined;
};

/** Sends an operation for a visitor: a query or a mutation of carts, orders and customers. Its response is never cached. */
export type SendForVisitor = <Data, Variables extends object, Schema extends GenericSchema>(
  operation: Operation<Data, Variables>,
  variables: Variables,
  schema: SchemaOf<Data, Schema>,
  options?: { readonly timeoutMs?: number },
) => Promise<Outcome<InferOutput<Schema>>>;

/**
 * Creates the function that sends the operations of a visitor. They are sent as POST, so that no cart id is in a URL. A mutation is sent
 * once, because a repeated one could run twice. A query is sent again once, after a lost connection or a temporary error. An operation with
 * fields that the shop does not have is sent again without them.
 */
export function createSendForVisitor(
  { http, availability, pickupFields, log }: VisitorTransport,
  { store, token, signal }: VisitorScope,
): SendForVisitor {
  return async <Data, Variables extends object, Schema extends GenericSchema>(
    { name, text }: Operation<Data, Variables>,
    variables: Variables,
    schema: SchemaOf<Data, Schema>,
    { timeoutMs }: { readonly timeoutMs?: number } = {},
  ): Promise<Outcome<InferOutput<Schema>>> => {
    const isQuery = text.startsWith('query');
    const limitMs = timeoutMs ?? (isQuery ? undefined : MUTATION_TIMEOUT_MS);
    const post = async (query: string): Promise<Outcome<InferOutput<Schema>>> => {
      const response = await availability.guard(() =>
        http.request({
          method: 'POST',
          path: '/graphql',
          name,
          body: { query, operationName: name, variables },
          headers: { store, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
          retries: isQuery ? 1 : 0,
          // A mutation continues after the visitor has left, because an abort could leave a step half done.
          signal: isQuery ? signal : undefined,
          ...(limitMs === undefined ? {} : { timeoutMs: limitMs }),
          response: graphqlResponse<InferOutput<Schema>>(schema),
          otherResponses,
          failureOf: (body) => ('refusal' in body && !isExpected(body.refusal) ? body.refusal : undefined),
        }),
      );
      if (!response.ok) return response;
      if (!('data' in response.value)) return failed(response.value.refusal);
      const { data, warning } = response.value;
      logFailedField(log, name, warning);
      return succeeded(data);
    };
    const query = await pickupFields.acceptedText(text);
    const sent = await post(query);
    return pickupFields.recordRefusal(query, sent) ? post(await pickupFields.acceptedText(text)) : sent;
  };
}

/**
 * A refusal with a category is the shop's response to the visitor's input: a wrong coupon or password, an expired token. It is no fault
 * of the site or the shop, so it is not logged.
 */
function isExpected(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.category !== undefined && failure.status === undefined;
}
