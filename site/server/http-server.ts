import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
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
  /** The interval at which `headersMs` and `requestMs` are checked. */
  readonly checkMs: number;
};

const LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  // A form may be 12 MB large, which takes four minutes on a slow phone.
  requestMs: 300_000,
  // Longer than the 60 seconds that reverse proxies keep connections. Otherwise they use a connection that is being closed.
  keepAliveMs: 65_000,
  idleMs: 60_000,
  checkMs: 5_000,
};

/** Statuses of the errors for which Node.js has no request object. All others are 400. */
const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

export type ServerConfig = {
  /** Headers of responses that the application does not create. */
  readonly headers: Readonly<Record<string, string>>;
  /** The host of requests of HTTP/1.0, which need no `Host` header. */
  readonly host: string;
  readonly limits?: ConnectionLimits | undefined;
};

/** Creates the HTTP server of an application. It closes slow and idle connections and adds headers to the errors of the HTTP parser. */
export function createHttpServer(app: WebApp, { headers, host, limits = LIMITS }: ServerConfig): Server {
  const respond = getRequestListener((request, env) => app.fetch(request, env), {
    hostname: host,
    errorHandler: (error) =>
      new Response(null, { status: error instanceof RequestError ? 400 : 500, headers }),
  });
  const active = createActiveResponses();
  const server = createServer({
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    // Node.js would respond itself, without the headers.
    requireHostHeader: false,
  });
  server.on('request', (incoming, outgoing) => {
    active.add(incoming, outgoing);
    const isHostMissing = incoming.headers.host === undefined && incoming.httpVersion === '1.1';
    if (isHostMissing) outgoing.writeHead(400, { ...headers, connection: 'close' }).end();
    else void respond(incoming, outgoing);
  });
  server.on('checkExpectation', (_incoming, outgoing) => {
    outgoing.writeHead(417, { ...headers, connection: 'close' }).end();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const canRespond = socket.writable && active.of(socket).every(({ outgoing }) => !outgoing.headersSent);
    if (!canRespond) socket.destroy();
    else socket.end(errorResponse(STATUS_BY_ERROR[error.code ?? ''] ?? 400, headers), () => socket.destroy());
  });
  server.setTimeout(limits.idleMs, (socket) => {
    // While the application works on a complete request, neither side sends anything.
    const isWorking =
      socket.writableLength === 0 && active.of(socket).some(({ incoming }) => incoming.complete);
    if (!isWorking) socket.destroy();
  });
  return server;
}

/** Stores the requests of each connection that are not answered completely. Pipelining allows several. */
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

function errorResponse(status: number, headers: Readonly<Record<string, string>>) {
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n`;
}
