import { AsyncLocalStorage } from 'node:async_hooks';
import type { liteClient } from 'algoliasearch/lite';
import { innermostMessage, limitedFetch } from '#site/services/http';

// Hosts and requests of the official clients (contract B2).

/** A host as the official client expects it. */
type ProviderHost = {
  readonly url: string;
  readonly port?: number;
  readonly protocol: 'http' | 'https';
  readonly accept: 'read' | 'readWrite';
};

/** Host of an application of Algolia that accepts searches only. */
const READ_HOST = /-dsn\.algolia\.net$/;
/** Hosts of applications of Algolia. They do not accept events, unlike other servers with this protocol. */
const ALGOLIA_HOST = /\.algolia(?:net)?\.(?:net|com)$/;

/** Returns whether a host of the search also accepts events. */
export function acceptsEvents(origin: string): boolean {
  return !ALGOLIA_HOST.test(new URL(origin).hostname);
}

/** Returns the host of an origin: `https://search.example.com:8443`. */
export function toHost(origin: string): ProviderHost {
  const { hostname, port, protocol } = new URL(origin);
  return {
    url: hostname,
    ...(port === '' ? {} : { port: Number(port) }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: READ_HOST.test(hostname) ? 'read' : 'readWrite',
  };
}

/** The function that sends the requests of the official client. */
type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/** The abort signal of the current call, because the client has no parameter for it. */
const runningCall = new AsyncLocalStorage<AbortSignal>();

/** Runs a call of the client. Its requests end when the signal aborts, and the call rejects with the signal's reason. */
export function withSignal<Value>(signal: AbortSignal, call: () => Promise<Value>): Promise<Value> {
  return runningCall.run(signal, call);
}

/** How long a failed host is skipped, if another host has responded. */
const SKIP_MS = 30_000;

/**
 * Creates the requester of the official client. The client tries the next host after a response with `status: 0`. An aborted request rejects
 * instead, because its host has not failed. The client's list of failed hosts has no effect, because it writes and reads an entry with
 * different keys. So this requester skips failed hosts for 30 seconds.
 *
 * After a timeout the client waits at least four times as long for the next host, which could use up the time of the whole call. So all hosts
 * have the same limit.
 *
 * @param hostTimeoutMs the limit of one host in milliseconds
 * @param now the current time in milliseconds
 */
export function createRequester(hostTimeoutMs: number, now: () => number = Date.now): Requester {
  const failedAt = new Map<string, number>();
  const isFailing = (host: string) => now() - (failedAt.get(host) ?? -Infinity) < SKIP_MS;
  return {
    async send(request) {
      const { host } = new URL(request.url);
      const hasOther = [...failedAt.keys()].some((other) => other !== host && !isFailing(other));
      if (isFailing(host) && hasOther) return { status: 0, content: 'skipped', isTimedOut: false };
      const response = await sendRequest({ ...request, responseTimeout: hostTimeoutMs });
      const hasFailed = response.status === 0 || response.status >= FIRST_SERVER_ERROR;
      failedAt.set(host, hasFailed ? now() : -Infinity);
      return response;
    },
  };
}

const FIRST_SERVER_ERROR = 500;

/** Returns whether a request deletes the temporary index of a replacement that failed. It must succeed after the caller has stopped too. */
function isCleanUp(method: string, url: string): boolean {
  return method === 'DELETE' && new URL(url).pathname.includes('_tmp_');
}

async function sendRequest({
  url,
  method,
  headers,
  data,
  responseTimeout,
}: Parameters<Requester['send']>[0]): ReturnType<Requester['send']> {
  const caller = isCleanUp(method, url) ? undefined : runningCall.getStore();
  const timeout = AbortSignal.timeout(responseTimeout);
  try {
    const response = await limitedFetch(url, {
      method,
      headers: { ...headers },
      ...(data === undefined ? {} : { body: typeof data === 'string' ? data : new Uint8Array(data) }),
      redirect: 'error',
      signal: caller ? AbortSignal.any([timeout, caller]) : timeout,
    });
    return {
      status: response.status,
      content: await response.text(),
      // `Retry-After` decides when the client sends a refused write again.
      headers: Object.fromEntries(response.headers),
      isTimedOut: false,
    };
  } catch (error) {
    caller?.throwIfAborted();
    return { status: 0, content: innermostMessage(error), isTimedOut: timeout.aborted };
  }
}
