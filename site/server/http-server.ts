import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from '@hono/node-server';
import type { WebApp } from './request-guard.ts';

/** Time limits of connections, in milliseconds. */
export type ConnectionLimits = {
  /** From the start of a request until its headers are complete. */
  readonly headersMs: number;
  /** From the start of a request until its body is complete. */
  readonly requestMs: number;
  /** Between two requests of a connection. */
  readonly keepAliveMs: number;
  /** Without progress while the client sends a request or receives a response. */
  readonly idleMs: number;
  /** The interval at which the server checks `headersMs` and `requestMs`. */
  readonly checkMs: number;
};

const LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  // A form may be 12 MB large, which takes four minutes on a slow phone.
  requestMs: 300_000,
  // Longer than the 60 seconds for which reverse proxies keep connections. Otherwise a proxy may send a request on a closing connection.
  keepAliveMs: 65_000,
  idleMs: 60_000,
  checkMs: 5_000,
};

/** Response statuses of errors of the HTTP parser, for which Node.js has no request object. Other errors have status 400. */
const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

export type ServerConfig = {
  /** Headers of responses that the application does not create. */
  readonly headers: Readonly<Record<string, string>>;
  /** The host of HTTP/1.0 requests without a `Host` header. */
  readonly host: string;
  readonly limits?: ConnectionLimits | undefined;
  /** Called with an error that the application has not handled. The client receives status 500. */
  readonly onError?: (error: unknown) => void;
};

type NodeBindings = HttpBindings | Http2Bindings;

/** Creates the HTTP server of an application. It closes slow and idle connections and adds headers to the errors of the HTTP parser. */
export function createHttpServer(app: WebApp, config: ServerConfig): Server {
  const { headers, host, limits = LIMITS, onError } = config;
  const handle = (request: Request, env: NodeBindings) =>
    hasBody(env.incoming) ? respondToBody(app, request, env) : app.fetch(request, env);
  const respond = getRequestListener(handle, {
    hostname: host,
    errorHandler: (error) => {
      if (error instanceof RequestError) return new Response(null, { status: 400, headers });
      onError?.(error);
      return new Response(null, { status: 500, headers });
    },
  });
  const active = createActiveResponses();
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    // Otherwise Node.js responds itself, without `headers`.
    requireHostHeader: false,
  });
  server.on('request', (incoming, outgoing) => {
    active.add(incoming, outgoing);
    if (!hasValidHosts(incoming)) outgoing.writeHead(400, { ...headers, connection: 'close' }).end();
    else void respond(incoming, outgoing);
  });
  server.on('checkExpectation', (_incoming, outgoing) => {
    outgoing.writeHead(417, { ...headers, connection: 'close' }).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const canRespond = socket.writable && active.of(socket).every(({ outgoing }) => !outgoing.headersSent);
    if (!canRespond) socket.destroy();
    else
      socket.end(serialiseErrorResponse(STATUS_BY_ERROR[error.code ?? ''] ?? 400, headers), () =>
        socket.destroy(),
      );
  });
  server.setTimeout(limits.idleMs, (socket) => {
    // While the application handles a complete request, neither side sends data. Such a connection is not idle.
    const isWorking =
      socket.writableLength === 0 && active.of(socket).some(({ incoming }) => incoming.complete);
    if (!isWorking) socket.destroy();
  });
  return server;
}

/**
 * Responds to a request with a body. If the rest of the body is still to come, the response announces that the connection closes. Otherwise the
 * client may send its next request on a connection that the listener closes, because the rest takes too long or is too large.
 */
async function respondToBody(app: WebApp, request: Request, env: NodeBindings): Promise<Response> {
  const { incoming, outgoing } = env;
  try {
    return await app.fetch(request, env);
  } finally {
    // The parser calls the application before it parses a body that arrived together with the headers.
    if (!incoming.complete) await setImmediate();
    if (!incoming.complete && 'shouldKeepAlive' in outgoing) outgoing.shouldKeepAlive = false;
  }
}

/**
 * Returns whether a request has one header `Host`, or none in HTTP/1.0 (RFC 9112 §3.2). Node.js reads the first of several, but a proxy may have
 * read another one.
 */
function hasValidHosts({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const count = headersDistinct['host']?.length ?? 0;
  return count === 1 || (count === 0 && httpVersion !== '1.1');
}

function hasBody({ headers }: NodeBindings['incoming']): boolean {
  return (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
}

/** Stores the requests of each connection whose responses are not complete. With pipelining, a connection has several. */
function createActiveResponses() {
  type Exchange = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
  const exchanges = new WeakMap<Duplex, Set<Exchange>>();
  return {
    of: (socket: Duplex): readonly Exchange[] => [...(exchanges.get(socket) ?? [])],
    add(incoming: IncomingMessage, outgoing: ServerResponse) {
      const exchange = { incoming, outgoing };
      const ofSocket = exchanges.get(incoming.socket) ?? new Set();
      exchanges.set(incoming.socket, ofSocket.add(exchange));
      outgoing.once('close', () => ofSocket.delete(exchange));
    },
  };
}

function serialiseErrorResponse(status: number, headers: Readonly<Record<string, string>>) {
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n`;
}
