/** Why another system gave no usable answer. A route decides what a visitor sees; it never sees an exception for these. */
export type Failure =
  /** No connection, or it broke off: the address is wrong, the system is down, the network is away. */
  | { kind: 'unreachable'; reason: string }
  /** The time limit of the whole call passed, retries and reading the body included. */
  | { kind: 'timeout'; limitMs: number }
  /** It answered with a status that is no answer to this call. `body` is its JSON, or its text when it is not JSON. */
  | { kind: 'refused'; status: number; statusText: string; body: unknown }
  /** It answered, but not in the shape that was agreed. `at` is the path of the first offending value. */
  | { kind: 'invalid'; status: number; statusText: string; at: string; reason: string }
  /** The asker went away (its AbortSignal fired). Nobody is to blame and nothing is logged. */
  | { kind: 'aborted' };

export type Succeeded<Value> = { ok: true; value: Value };
export type Failed = { ok: false; failure: Failure };

/** What asking another system gives: a value (which may well be empty) or a named failure. Never an exception. */
export type Outcome<Value> = Succeeded<Value> | Failed;

export function succeeded<Value>(value: Value): Succeeded<Value> {
  return { ok: true, value };
}

export function failed(failure: Failure): Failed {
  return { ok: false, failure };
}
