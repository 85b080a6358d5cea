import type { Failure } from './outcome.ts';

/** A logger of failures, for example pino. */
export interface WarningLog {
  warn(fields: Record<string, unknown>, message: string): void;
}

interface FailureLogConfig {
  system: string;
  log: WarningLog;
  hiddenParameters?: readonly string[];
}

/** Logs one line per failed call, with status and status text if there was a response (specification §8), without secrets. */
export function logFailure(
  { system, log, hiddenParameters = [] }: FailureLogConfig,
  call: { method: string; path: string; name?: string | undefined; tookMs: number },
  failure: Failure,
) {
  const path = hiddenParameters.reduce(hideParameter, call.path);
  const { method, name, tookMs } = call;
  const named = name === undefined ? path : `${path} (${name})`;
  const fields = { system, method, path: named, tookMs, ...withoutInput(failure) };
  log.warn(fields, `${system}: ${method} ${named} failed: ${describe(failure)}`);
}

/** The body of an error response and the values in a refusal may be input of a visitor, so they are not logged. */
function withoutInput(failure: Failure): Record<string, unknown> {
  if (failure.kind === 'refused') return { ...failure, message: withoutValues(failure.message) };
  if (failure.kind !== 'unexpected-status') return { ...failure };
  return { kind: failure.kind, status: failure.status, statusText: failure.statusText };
}

function describe(failure: Failure): string {
  switch (failure.kind) {
    case 'unexpected-status':
      return `${failure.status} ${failure.statusText}`.trimEnd();
    case 'unexpected-body':
      return (
        `${failure.status} ${failure.statusText}`.trimEnd() + `, invalid at ${failure.at}: ${failure.reason}`
      );
    case 'timeout':
      return `no response within ${failure.limitMs} ms`;
    case 'unreachable':
      return failure.reason;
    case 'refused':
      return `refused: ${withoutValues(failure.message)}`;
    case 'aborted':
      return 'aborted';
  }
}

/** Removes the end of a message that begins with a JSON object: GraphQL repeats an invalid variable as JSON. */
function withoutValues(message: string): string {
  return message.replace(/\{.*$/s, '{…}');
}

function hideParameter(path: string, name: string): string {
  const query = path.indexOf('?');
  if (query === -1) return path;
  const hidden = path
    .slice(query + 1)
    .split('&')
    .map((pair) => (pair.startsWith(`${name}=`) ? `${name}=***` : pair));
  return `${path.slice(0, query)}?${hidden.join('&')}`;
}
