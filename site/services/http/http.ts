import { FetchError, ofetch } from 'ofetch';
import type { GenericSchema } from 'valibot';
import { failed } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import { readAnswer, readRefusal } from './read-answer.ts';
import type { RawResponse } from './read-answer.ts';
import { reportFailure } from './report-failure.ts';
import type { WarningLog } from './report-failure.ts';

export { failed, succeeded } from './outcome.ts';
export type { Failure, Outcome } from './outcome.ts';
export type { WarningLog } from './report-failure.ts';

export interface HttpConfig {
  /** How the log calls the other system: `content`, `shop`. */
  system: string;
  /** Scheme, host and any path before the paths of the calls. */
  baseUrl: string;
  headers?: Readonly<Record<string, string>>;
  /** Limit of one call in milliseconds, from the first byte out to the last byte in, retries included. */
  timeoutMs: number;
  log: WarningLog;
  /** Names of query parameters whose values are secrets: the log shows them as `***`. */
  secretParameters?: readonly string[];
}

export interface HttpCall<Value, Other> {
  method?: 'GET' | 'POST';
  /** Path below the base address, with its query. */
  path: string;
  /** A plain object goes out as JSON, a FormData as multipart. */
  body?: FormData | Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** Further attempts after the first. Default: 1 for GET, none for POST, which might be done twice (specification §9). */
  retries?: number;
  retryDelayMs?: number;
  /** The agreed shape of a 2xx answer. */
  response: GenericSchema<unknown, Value>;
  /** Statuses outside 2xx that also are answers to this call (a 404 that means "there is none") and their shapes. */
  otherResponses?: Readonly<Record<number, GenericSchema<unknown, Other>>>;
}

export interface Http {
  request<Value, Other = never>(call: HttpCall<Value, Other>): Promise<Outcome<Value | Other>>;
}

/**
 * The one way to ask another system. Gives an outcome, never throws. Retries as the specification's client does (§9): once,
 * non-mutating calls only, on a broken connection or 408, 409, 425, 429, 500, 502, 503, 504. Every failure except a
 * cancelled call is logged with status and status text (specification §8).
 */
export function createHttp(config: HttpConfig): Http {
  return {
    async request<Value, Other = never>(call: HttpCall<Value, Other>): Promise<Outcome<Value | Other>> {
      const startedAt = performance.now();
      const outcome = await askOnce(config, call);
      if (!outcome.ok && outcome.failure.kind !== 'aborted') {
        const tookMs = Math.round(performance.now() - startedAt);
        reportFailure(config, { method: call.method ?? 'GET', path: call.path, tookMs }, outcome.failure);
      }
      return outcome;
    },
  };
}

async function askOnce<Value, Other>(
  config: HttpConfig,
  call: HttpCall<Value, Other>,
): Promise<Outcome<Value | Other>> {
  const limitMs = call.timeoutMs ?? config.timeoutMs;
  const limit = AbortSignal.timeout(limitMs);
  const stop = call.signal ? AbortSignal.any([limit, call.signal]) : limit;
  let answer: RawResponse;
  try {
    answer = await Promise.race([send(config, call, stop), rejectionOf(stop)]);
  } catch (error) {
    if (call.signal?.aborted) return failed({ kind: 'aborted' });
    if (limit.aborted) return failed({ kind: 'timeout', limitMs });
    return failed({ kind: 'unreachable', reason: innermostMessage(error) });
  }
  const { status, statusText, text } = answer;
  if (status >= 200 && status < 300) return readAnswer(answer, call.response);
  const other = call.otherResponses?.[status];
  if (other) return readAnswer(answer, other);
  return failed({ kind: 'refused', status, statusText, body: readRefusal(text) });
}

/** Bodies are taken as text: reading them as JSON here would lose the status of every refusal that is an HTML page. */
async function send(
  config: HttpConfig,
  call: HttpCall<unknown, unknown>,
  signal: AbortSignal,
): Promise<RawResponse> {
  try {
    const response = await ofetch.raw(call.path, {
      baseURL: config.baseUrl,
      method: call.method ?? 'GET',
      headers: { ...config.headers, ...call.headers },
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.retries === undefined ? {} : { retry: call.retries }),
      ...(call.retryDelayMs === undefined ? {} : { retryDelay: call.retryDelayMs }),
      responseType: 'text',
      signal,
    });
    const { status, statusText, _data: text = '' } = response;
    return { status, statusText, text };
  } catch (error) {
    if (!(error instanceof FetchError) || error.response === undefined) throw error;
    const { status, statusText, _data } = error.response;
    return { status, statusText, text: typeof _data === 'string' ? _data : '' };
  }
}

/** Without this race a wait between two attempts would outlive the time limit. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal.reason instanceof Error ? signal.reason : new Error('stopped'));
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** `fetch failed` says nothing; its cause says `connect ECONNREFUSED 127.0.0.1:8001`. */
function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause !== undefined) return innermostMessage(error.cause);
  // A name with several addresses fails with an AggregateError that has no message of its own.
  if (error instanceof AggregateError && error.message === '') return innermostMessage(error.errors[0]);
  return error.message;
}
