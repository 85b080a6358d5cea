import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createHttpServer, type ServerConfig } from './http-server.ts';
import type { WebApp } from './request-guard.ts';

export type RunningServer = {
  readonly url: string;
  /**
   * Stops accepting connections, and resolves when all connections are closed.
   *
   * @param maxWaitMs the time for running requests, after which their connections are closed. Default: 0
   */
  close(maxWaitMs?: number): Promise<void>;
};

/** The interval at which a closing server closes connections without a request. Their clients keep them open. */
const CLOSE_IDLE_MS = 50;

type ListenAddress = { readonly port: number; readonly host: string };

/** The server cannot listen on the port. The message is for the operator. */
export class ListenError extends Error {
  override name = 'ListenError';
}

const MESSAGES: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port }) =>
    `PORT: expected a free port, got ${port}, which another program uses. Example: PORT=${port + 1}`,
  EACCES: ({ port }) =>
    `PORT: expected a port above 1023, because lower ports need administrator rights, got ${port}. Example: PORT=3000`,
  EADDRNOTAVAIL: foreignHost,
  ENOTFOUND: foreignHost,
};

function foreignHost({ host }: ListenAddress) {
  return `HOST: expected an address of this machine, got "${host}". Example: HOST=127.0.0.1`;
}

/** Converts a socket error to a `ListenError` with a message for the operator. Returns unknown errors unchanged. */
export function toListenError(error: NodeJS.ErrnoException, address: ListenAddress): Error {
  const message = MESSAGES[error.code ?? '']?.(address);
  return message === undefined ? error : new ListenError(message);
}

/**
 * Serves an application on a port of a host.
 *
 * @param config the address, the time limits of connections, and the headers of responses that the application does not create
 * @throws {ListenError} if the port is in use or not permitted, or the host is not of this machine
 */
export function listen(app: WebApp, config: ListenAddress & ServerConfig): Promise<RunningServer> {
  const { port, host } = config;
  return new Promise((resolve, reject) => {
    const server = createHttpServer(app, config);
    const closeUnused = watchUnusedConnections(server);
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(toListenError(error, { port, host }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      const actualPort = typeof address === 'object' && address !== null ? address.port : port;
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
        close: (maxWaitMs = 0) =>
          new Promise((closed) => {
            const closeIdle = setInterval(() => {
              server.closeIdleConnections();
              closeUnused();
            }, CLOSE_IDLE_MS);
            const maxWait = setTimeout(() => server.closeAllConnections(), maxWaitMs);
            if (maxWaitMs === 0) server.closeAllConnections();
            server.close(() => {
              clearInterval(closeIdle);
              clearTimeout(maxWait);
              closed();
            });
          }),
      });
    });
  });
}

/**
 * Returns a function that closes the connections on which no data has arrived. Browsers and proxies open connections in advance, and Node.js
 * does not count such a connection as idle.
 */
function watchUnusedConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
