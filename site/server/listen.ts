import { serve } from '@hono/node-server';
import type { WebApp } from './request-guard.ts';

export type RunningServer = { readonly url: string; close(): Promise<void> };

type ListenAddress = { readonly port: number; readonly host: string };

/** The server cannot listen on the port. The message is for the operator. */
export class ListenError extends Error {
  override name = 'ListenError';
}

const MESSAGES: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port }) =>
    `PORT: another program already uses port ${port}. Example of another port: PORT=${port + 1} npm start`,
  EACCES: ({ port }) =>
    `PORT: port ${port} needs administrator rights, expected a port above 1023. Example: PORT=3000 npm start`,
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
 * @throws {ListenError} if the port is in use or not permitted, or the host is not of this machine
 */
export function listen(app: WebApp, { port, host }: ListenAddress): Promise<RunningServer> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (info) => {
      resolve({
        url: `http://${host.includes(':') ? `[${host}]` : host}:${info.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(toListenError(error, { port, host }));
    });
  });
}
