/** Why a call to another system returned no value. Calls return failures and never throw them. Loaders decide what visitors see. */
export type Failure =
  /** The connection failed or was lost. */
  | { kind: 'unreachable'; reason: string }
  /** The call took longer than its limit, including retries and the response body. */
  | { kind: 'timeout'; limitMs: number }
  /** The response has an unexpected status. `body` is its JSON, or its text if it is not JSON. */
  | { kind: 'unexpected-status'; status: number; statusText: string; body: unknown }
  /** The body does not match its schema. `at` is the path of the first invalid value. */
  | { kind: 'unexpected-body'; status: number; statusText: string; at: string; reason: string }
  /**
   * The system understood the request and refused it. `category` and `code` are the system's names for the reason, if it gave them.
   * `status` is set only if the system reports an internal error, for example 500.
   */
  | {
      kind: 'refused';
      message: string;
      category?: string | undefined;
      code?: string | undefined;
      status?: number | undefined;
    }
  /** The caller aborted the call, so it is not logged as an error. */
  | { kind: 'aborted' };

type Succeeded<Value> = { ok: true; value: Value };
type Failed = { ok: false; failure: Failure };

/** The result of a call to another system: a value, which may be an empty list, or a failure. */
export type Outcome<Value> = Succeeded<Value> | Failed;

/** Returns a successful outcome. */
export function succeeded<Value>(value: Value): Succeeded<Value> {
  return { ok: true, value };
}

/** Returns a failed outcome. */
export function failed(failure: Failure): Failed {
  return { ok: false, failure };
}
