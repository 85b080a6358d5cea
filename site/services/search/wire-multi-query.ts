import { liteClient } from 'algoliasearch/lite';
import * as v from 'valibot';
import {
  describeIssue,
  failed,
  type Failure,
  logFailure,
  type Outcome,
  succeeded,
  type WarningLog,
} from '#site/services/http';
import { type MissingIndexes, missingIndexOf } from './missing-indexes.ts';
import { createRequester, toHost, withSignal } from './wire-connection.ts';
import { toProviderFailure } from './wire-failure.ts';
import type { WireRequest } from './wire-query.ts';
import { type WireResult, wireResults } from './wire-response.ts';

// Calls that send several requests at once (contract B1).

type ProviderConfig = {
  readonly appId: string;
  readonly searchKey: string;
  readonly hosts: readonly string[] | undefined;
  /** Limit of one host in milliseconds. */
  readonly hostTimeoutMs: number;
};

/** The official client with a key that may only search. */
type Provider = ReturnType<typeof liteClient>;
type ProviderMethod = Parameters<Provider['search']>[0];

/** Dependencies of a call. */
export type ProviderContext = {
  readonly provider: Provider;
  /** Limit of one call in milliseconds, including other hosts. */
  readonly timeoutMs: number;
  readonly log: WarningLog;
};

/** Creates the client of the provider, one per process. */
export function createProvider({ appId, searchKey, hosts, hostTimeoutMs }: ProviderConfig): Provider {
  return liteClient(appId, searchKey, {
    ...(hosts && { hosts: hosts.map(toHost) }),
    requester: createRequester(hostTimeoutMs),
    timeouts: { connect: hostTimeoutMs, read: hostTimeoutMs, write: hostTimeoutMs },
    // A visitor must not wait until the provider accepts requests again.
    maxRateLimitRetries: 0,
  });
}

/**
 * Sends the requests whose index exists. The provider names one missing index at a time, so the call is repeated without that index until
 * no index is missing. The result of a request without an index is undefined. Fails if no index exists.
 */
export async function sendToExisting(
  { missing, ...context }: ProviderContext & { readonly missing: MissingIndexes },
  requests: readonly WireRequest[],
  signal?: AbortSignal,
): Promise<Outcome<readonly (WireResult | undefined)[]>> {
  const send = async () => {
    const sent = requests.filter(({ indexName }) => !missing.has(indexName));
    if (sent.length === 0) return { sent, response: failed(NO_INDEX) };
    const response = await sendRequests(context, sent, signal);
    const absent = response.ok
      ? undefined
      : missingIndexOf(
          response.failure,
          sent.map(({ indexName }) => indexName),
        );
    if (absent !== undefined) missing.add(absent);
    return { sent, response, absent };
  };
  let last = await send();
  while (last.absent !== undefined) last = await send();
  const { sent, response } = last;
  if (!response.ok) return response;
  return succeeded(requests.map((request) => response.value[sent.indexOf(request)]));
}

const NO_INDEX: Failure = { kind: 'refused', message: 'No index of the search exists.', code: '404' };

/** Sends requests in one call. The results have the same order. Failures are logged, except an aborted call. */
export async function sendRequests(
  { provider, timeoutMs, log }: ProviderContext,
  requests: readonly WireRequest[],
  signal?: AbortSignal,
): Promise<Outcome<readonly WireResult[]>> {
  const startedAt = performance.now();
  const timeout = AbortSignal.timeout(timeoutMs);
  const fail = (failure: Failure) => {
    const tookMs = Math.round(performance.now() - startedAt);
    if (failure.kind !== 'aborted')
      logFailure(
        { system: 'search', log },
        { method: 'POST', path: '/1/indexes/*/queries', tookMs },
        failure,
      );
    return failed(failure);
  };
  try {
    const method: ProviderMethod = { requests: [...requests] };
    const body: unknown = await withSignal(signal ? AbortSignal.any([timeout, signal]) : timeout, () =>
      provider.search(method),
    );
    const parsed = v.safeParse(wireResults, body);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return fail(unexpectedBody(v.getDotPath(issue) ?? '(the whole body)', describeIssue(issue)));
    }
    const { results } = parsed.output;
    if (results.length === requests.length) return succeeded(results);
    return fail(unexpectedBody('results', `Expected ${requests.length} results.`));
  } catch (error) {
    return fail(signal?.aborted ? { kind: 'aborted' } : toProviderFailure(error, timeoutMs));
  }
}

function unexpectedBody(at: string, reason: string): Failure {
  return { kind: 'unexpected-body', status: 200, statusText: '', at, reason };
}
