import { createFetch, FetchError } from 'ofetch';
import type { GenericSchema } from 'valibot';
import { BodyTooLargeError, limitedFetch } from './limited-fetch.ts';
import { logFailure } from './log-failure.ts';
import type { WarningLog } from './log-failure.ts';
import { failed, succeeded } from './outcome.ts';
import type { Failure, Outcome } from './outcome.ts';
import { parseResponse, parseBody, WHOLE_BODY } from './parse-response.ts';
import type { RawResponse } from './parse-response.ts';

export { type Availability, createAvailability } from './availability.ts';
export { limitedFetch } from './limited-fetch.ts';
export { logFailure } from './log-failure.ts';
export { createOutageLog } from './outage-log.ts';
export { failed, succeeded } from './outcome.ts';
export { describeIssue } from './parse-response.ts';
export type { Failure, Outcome } from './outcome.ts';
export type { WarningLog } from './log-failure.ts';

const request = createFetch({ fetch: limitedFetch });

interface HttpConfig {
  /** The system's name in the log: `content`, `shop`. */
  system: string;
  /** Scheme, host and optional base path. */
  baseUrl: string;
  headers?: Readonly<Record<string, string>>;
  /** The limit of one call, including retries and the response body. */
  timeoutMs: number;
  log: WarningLog;
  /** Changes the body of a 2xx response before it is parsed. */
  editBody?: (text: string) => string;
  /** Query parameters whose values are secret or long. The log shows `***` instead of them. */
  hiddenParameters?: readonly string[];
}

/** One call to the system. `Value` is the value of a 2xx response, and `Other` that of a response in `otherResponses`. */
export interface HttpCall<Value, Other> {
  method?: 'GET' | 'POST';
  /** Path after `baseUrl`, with the query. */
  path: string;
  /** The name of the call in the log, if its path does not contain one: `PlaceOrder`. */
  name?: string;
  /** An object is sent as JSON, a `FormData` as multipart. */
  body?: FormData | Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** The limit of this call, including retries and the response body. Default: the limit of the client. */
  timeoutMs?: number;
  /** Default: 1 for GET, 0 for POST, because a repeated POST could run twice (specification §9). */
  retries?: number;
  retryDelayMs?: number;
  /** The schema of a 2xx response. */
  response: GenericSchema<unknown, Value>;
  /** Adds data from the headers of a 2xx response to its value. */
  withHeaders?: ((value: Value, headers: Headers) => Value) | undefined;
  /** Schemas of other statuses that are values too, for example the 404 of an entry that does not exist. */
  otherResponses?: Readonly<Record<number, GenericSchema<unknown, Other>>>;
  /** Returns the failure that a response reports in its body, for protocols whose errors have status 200. */
  failureOf?: ((value: Value | Other) => Failure | undefined) | undefined;
}

export interface Http {
  request<Value, Other = never>(call: HttpCall<Value, Other>): Promise<Outcome<Value | Other>>;
}

/**
 * Creates a client of another system. It returns outcomes and never throws. It retries a GET once (specification §9), after a lost
 * connection or status 408, 409, 425, 429, 500, 502, 503 or 504. A body above 32 MB is a failure. It logs every failure except an aborted
 * call (specification §8).
 */
export function createHttp(config: HttpConfig): Http {
  return {
    async request<Value, Other = never>(call: HttpCall<Value, Other>): Promise<Outcome<Value | Other>> {
      const startedAt = performance.now();
      const received = await runCall(config, call);
      const reported = received.ok ? call.failureOf?.(received.value) : undefined;
      const outcome = reported ? failed(reported) : received;
      if (!outcome.ok && outcome.failure.kind !== 'aborted') {
        const tookMs = Math.round(performance.now() - startedAt);
        const { method = 'GET', path, name } = call;
        logFailure(config, { method, path, name, tookMs }, outcome.failure);
      }
      return outcome;
    },
  };
}

async function runCall<Value, Other>(
  config: HttpConfig,
  call: HttpCall<Value, Other>,
): Promise<Outcome<Value | Other>> {
  const limitMs = call.timeoutMs ?? config.timeoutMs;
  const timeout = AbortSignal.timeout(limitMs);
  const signal = call.signal ? AbortSignal.any([timeout, call.signal]) : timeout;
  let response: RawResponse;
  try {
    response = await Promise.race([send(config, call, signal), rejectionOf(signal)]);
  } catch (error) {
    if (call.signal?.aborted) return failed({ kind: 'aborted' });
    if (timeout.aborted) return failed({ kind: 'timeout', limitMs });
    if (error instanceof BodyTooLargeError) {
      const { status, statusText, message: reason } = error;
      return failed({ kind: 'unexpected-body', status, statusText, at: WHOLE_BODY, reason });
    }
    return failed({ kind: 'unreachable', reason: innermostMessage(error) });
  }
  const { status, statusText, headers, text } = response;
  if (status >= 200 && status < 300) {
    const edited = config.editBody ? { ...response, text: config.editBody(text) } : response;
    const parsed = parseResponse(edited, call.response);
    return parsed.ok && call.withHeaders ? succeeded(call.withHeaders(parsed.value, headers)) : parsed;
  }
  const other = call.otherResponses?.[status];
  if (other) return parseResponse(response, other);
  return failed({ kind: 'unexpected-status', status, statusText, body: parseBody(text) });
}

/** Reads the body as text. Reading it as JSON would lose the status of an error response in HTML. */
async function send(
  config: HttpConfig,
  call: Omit<HttpCall<unknown, unknown>, 'withHeaders' | 'failureOf'>,
  signal: AbortSignal,
): Promise<RawResponse> {
  try {
    const response = await request.raw(call.path, {
      baseURL: config.baseUrl,
      method: call.method ?? 'GET',
      headers: { ...config.headers, ...call.headers },
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.retries === undefined ? {} : { retry: call.retries }),
      ...(call.retryDelayMs === undefined ? {} : { retryDelay: call.retryDelayMs }),
      responseType: 'text',
      signal,
    });
    const { status, statusText, headers, _data: text = '' } = response;
    return { status, statusText, headers, text };
  } catch (error) {
    if (!(error instanceof FetchError) || error.response === undefined) throw error;
    const { status, statusText, headers, _data } = error.response;
    return { status, statusText, headers, text: typeof _data === 'string' ? _data : '' };
  }
}

/** Rejects when the signal aborts. ofetch itself does not abort the delay between two attempts. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

/** Returns the message of the innermost cause, because `fetch failed` does not name it: `connect ECONNREFUSED 127.0.0.1:8001`. */
export function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return innermostMessage(error.cause);
  // A host name with several IP addresses fails with an AggregateError without a message.
  if (error instanceof AggregateError && error.message === '') return innermostMessage(error.errors[0]);
  return error.message;
}
