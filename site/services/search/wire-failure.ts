import type { Failure } from '#site/services/http';

/** Begins the message of the official client for a write that the provider has not applied in time. */
const STOPPED_WAITING = 'Stopped waiting for';
/** The code of the failure for such a write. */
export const WAITED_TOO_LONG = 'waited-too-long';

/** Returns the failure for an error of the official client. Not every build exports the error classes, so this compares their names. */
export function toProviderFailure(error: unknown, limitMs: number): Failure {
  if (!(error instanceof Error)) return { kind: 'unreachable', reason: String(error) };
  if (error.name === 'TimeoutError') return { kind: 'timeout', limitMs };
  if (error.message.startsWith(STOPPED_WAITING))
    return { kind: 'refused', message: error.message, code: WAITED_TOO_LONG };
  if (error.name === 'RetryError') return toHostsFailure(error, limitMs);
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  if (error.name === 'DeserializationError' || error instanceof SyntaxError)
    return {
      kind: 'unexpected-body',
      status: 200,
      statusText: '',
      at: '(the whole body)',
      reason: 'The body is not JSON.',
    };
  return status === undefined
    ? { kind: 'unreachable', reason: error.message }
    : { kind: 'refused', message: error.message, code: String(status) };
}

/** Returns the failure if all hosts failed: a timeout only if every attempt timed out. */
function toHostsFailure(error: Error, limitMs: number): Failure {
  const attempts = 'stackTrace' in error ? error.stackTrace : [];
  const reasons = Array.isArray(attempts) ? attempts.flatMap(describeAttempt) : [];
  if (reasons.length > 0 && reasons.every(({ isTimedOut }) => isTimedOut))
    return { kind: 'timeout', limitMs };
  return { kind: 'unreachable', reason: reasons.map(({ text }) => text).join('; ') || error.message };
}

/** Returns the host and the reason of a failed attempt. The headers contain the key, so they are omitted. */
function describeAttempt(attempt: unknown): { readonly text: string; readonly isTimedOut: boolean }[] {
  if (typeof attempt !== 'object' || attempt === null) return [];
  if (!('host' in attempt) || !('response' in attempt)) return [];
  const { host, response } = attempt;
  if (typeof host !== 'object' || host === null || typeof response !== 'object' || response === null)
    return [];
  const isTimedOut = 'isTimedOut' in response && response.isTimedOut === true;
  const name = 'url' in host ? String(host.url) : 'host';
  const port = 'port' in host && host.port !== undefined ? `:${String(host.port)}` : '';
  const status =
    'status' in response && response.status !== 0 ? `status ${String(response.status)}` : undefined;
  const reason = isTimedOut ? 'timeout' : (status ?? ('content' in response ? String(response.content) : ''));
  return [{ text: `${name}${port}: ${reason}`, isTimedOut }];
}
