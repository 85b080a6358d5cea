import type { Failure } from './outcome.ts';

/** Where failures are written; a pino logger is one. */
export interface WarningLog {
  warn(fields: Record<string, unknown>, message: string): void;
}

interface Reporting {
  system: string;
  log: WarningLog;
  secretParameters?: readonly string[];
}

/** One line per failed call, with status and status text where there was an answer (specification §8). Secrets are left out. */
export function reportFailure(
  { system, log, secretParameters = [] }: Reporting,
  call: { method: string; path: string; tookMs: number },
  failure: Failure,
) {
  const path = secretParameters.reduce(hideParameter, call.path);
  const facts = { system, method: call.method, path, tookMs: call.tookMs, ...withoutBody(failure) };
  log.warn(facts, `${system}: ${call.method} ${path} failed: ${inWords(failure)}`);
}

/** A refusal's body may hold what the visitor typed, so it stays out of the log. */
function withoutBody(failure: Failure): Record<string, unknown> {
  if (failure.kind !== 'refused') return { ...failure };
  return { kind: failure.kind, status: failure.status, statusText: failure.statusText };
}

function inWords(failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return `${failure.status} ${failure.statusText}`.trimEnd();
    case 'invalid':
      return (
        `${failure.status} ${failure.statusText}`.trimEnd() + `, garbled at ${failure.at}: ${failure.reason}`
      );
    case 'timeout':
      return `no answer within ${failure.limitMs} ms`;
    case 'unreachable':
      return failure.reason;
    case 'aborted':
      return 'aborted';
  }
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
