import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import {
  type Availability,
  failed,
  type Failure,
  type Http,
  type Outcome,
  succeeded,
  type WarningLog,
} from '#site/services/http';
import type { Operation, Present } from './operation.ts';
import { graphqlResponse, logFailedField, otherResponses } from './wire-response.ts';

/** The connection to the shop that all clients of the process share. */
export type ShopTransport = {
  readonly http: Http;
  readonly availability: Availability;
  readonly log: WarningLog;
};

type QueryOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  /** Returns whether a refusal is a normal response to the query, which is not logged. */
  readonly isExpected?: ((failure: Failure) => boolean) | undefined;
};

/** A schema that accepts the generated data of an operation. Any other schema does not compile. */
export type SchemaOf<Data, Schema extends GenericSchema> = Schema &
  (Present<Data> extends InferInput<Schema> ? unknown : never);

/** The usual limit of nginx is 8 KB for the request line. The rest is for a base path and the protocol. */
const MAX_PATH_LENGTH = 7_500;

/**
 * Sends a query without the site's cache. It is a GET request, because a cache in front of the shop serves only these (contract A2). A query
 * that is too long for a URL is sent as POST. A response with errors is a failure, whatever its status.
 *
 * @param store code of the store view: `eu_nl`
 */
export async function sendQuery<Data, Variables extends object, Schema extends GenericSchema>(
  { http, availability, log }: ShopTransport,
  store: string,
  operation: Operation<Data, Variables>,
  variables: Variables,
  schema: SchemaOf<Data, Schema>,
  { signal, timeoutMs, isExpected }: QueryOptions = {},
): Promise<Outcome<InferOutput<Schema>>> {
  const response = await availability.guard(() =>
    http.request({
      ...requestOf(operation, variables),
      headers: { store },
      signal,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      response: graphqlResponse<InferOutput<Schema>>(schema),
      otherResponses,
      failureOf: (body) => ('refusal' in body && !isExpected?.(body.refusal) ? body.refusal : undefined),
    }),
  );
  if (!response.ok) return response;
  if (!('data' in response.value)) return failed(response.value.refusal);
  const { data, warning } = response.value;
  logFailedField(log, operation.name, warning);
  return succeeded(data);
}

function requestOf(operation: Operation<unknown, object>, variables: object) {
  const path = queryPath(operation, variables);
  if (path.length <= MAX_PATH_LENGTH) return { path };
  const { name, text } = operation;
  const body = { query: text, operationName: name, variables };
  return { method: 'POST', path: '/graphql', name, body, retries: 1 } as const;
}

/** Returns the path of a query with the operation and its variables. */
export function queryPath({ name, text }: Operation<unknown, object>, variables: object): string {
  const query = new URLSearchParams({
    query: text,
    operationName: name,
    variables: JSON.stringify(variables),
  });
  return `/graphql?${query.toString()}`;
}
