import { failed, type Failure, type Outcome } from './outcome.ts';

/** The circuit breaker of the calls to a system (decision 44). It also checks whether the system responds. One per system and process. */
export type Availability = {
  /** Runs a call and records whether the system responded. While the circuit is open, fails at once without a call. */
  readonly guard: <Value>(call: () => Promise<Outcome<Value>>) => Promise<Outcome<Value>>;
  /** Returns whether the system responds. Sends a probe only while the circuit is open, so it is fast while the system works. */
  readonly check: () => Promise<boolean>;
};

type AvailabilityConfig = {
  /** A cheap call with a short time limit. */
  readonly probe: () => Promise<Outcome<unknown>>;
  /** Called after each probe and each successful call. The argument is true while the circuit is open. See `createOutageLog`. */
  readonly logOutage: (isOpen: boolean) => void;
  /** The time after a failed probe until the next one, in milliseconds. */
  readonly probeAfterMs?: number;
  /** The current time in milliseconds. */
  readonly now?: () => number;
};

const PROBE_AFTER_MS = 2_000;

/**
 * Creates the circuit breaker of a system. If a call gets no response or a server error, a probe follows. The circuit opens only if the
 * probe fails too, because one slow query must not stop the calls of all visitors. It closes after a response.
 */
export function createAvailability({
  probe,
  logOutage,
  probeAfterMs = PROBE_AFTER_MS,
  now = Date.now,
}: AvailabilityConfig): Availability {
  let isOpen = false;
  let probedAt = -Infinity;
  let probing: Promise<boolean> | undefined;

  function setOpen(value: boolean) {
    isOpen = value;
    logOutage(value);
  }

  /** Resolves with whether the system responds. Callers at the same time share one probe. */
  function runProbe(): Promise<boolean> {
    probing ??= probe()
      .then((outcome) => {
        setOpen(isOutage(outcome));
        probedAt = now();
        return !isOpen;
      })
      .finally(() => {
        probing = undefined;
      });
    return probing;
  }

  async function check(): Promise<boolean> {
    if (!isOpen) return true;
    return probing === undefined && now() - probedAt < probeAfterMs ? false : runProbe();
  }

  return {
    check,
    async guard(call) {
      if (!(await check())) return failed(CIRCUIT_OPEN);
      const outcome = await call();
      if (isOutage(outcome)) await runProbe();
      else if (outcome.ok) setOpen(false);
      return outcome;
    },
  };
}

const CIRCUIT_OPEN: Failure = { kind: 'unreachable', reason: 'The last call failed, so no call was sent.' };

/** Returns whether the system does not respond or has a server error. A refused or invalid request is a response of a working system. */
function isOutage(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false;
  const { failure } = outcome;
  if (failure.kind === 'unreachable' || failure.kind === 'timeout') return true;
  return 'status' in failure && failure.status !== undefined && failure.status >= 500;
}
