import * as v from 'valibot';
import type { Failure, Http, Outcome } from '#site/services/http';
import { storeConfigOperation } from './operations/operations.ts';
import { queryPath } from './send-query.ts';
import { graphqlResponse, otherResponses } from './wire-response.ts';

/** A page waits for the probe, so this limit is shorter than that of other calls. */
const TIMEOUT_MS = 1_000;

/** Creates the call that checks whether the shop responds. It reads the settings of the default store view. */
export function createProbe(http: Http): () => Promise<Outcome<unknown>> {
  return () =>
    http.request({
      path: queryPath(storeConfigOperation, {}),
      timeoutMs: TIMEOUT_MS,
      retries: 0,
      response: graphqlResponse(v.unknown()),
      otherResponses,
      failureOf: (body) => ('refusal' in body && isError(body.refusal) ? body.refusal : undefined),
    });
}

/** Returns whether a refusal is an error in the shop. A refusal without a status shows that the shop works. */
function isError(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.status !== undefined;
}
