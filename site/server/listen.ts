import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export type Listening = { readonly url: string; close(): Promise<void> };

type ListenAddress = { readonly port: number; readonly host: string };

/** Why nothing can listen there, as a sentence for the operator. */
export class ListenError extends Error {
  override name = 'ListenError';
}

const SENTENCES: Readonly<Record<string, (place: ListenAddress) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=${port + 1} npm start.`,
  EACCES: ({ port }) =>
    `Port ${port} may not be used without more rights. Set PORT to one above 1023, for example PORT=3000 npm start.`,
  EADDRNOTAVAIL: notOurs,
  ENOTFOUND: notOurs,
};

function notOurs({ host }: ListenAddress) {
  return `HOST is "${host}"; it must be an address of this machine, for example 127.0.0.1.`;
}

/** What to tell of an error of a server's socket: a sentence where there is one, else the error as it is. */
export function listenErrorOf(error: NodeJS.ErrnoException, place: ListenAddress): Error {
  const sentence = SENTENCES[error.code ?? '']?.(place);
  return sentence === undefined ? error : new ListenError(sentence);
}

/**
 * Serves an application on a port of one address.
 *
 * @throws {ListenError} when another program listens there, or nobody may
 */
export function listen(app: Hono, { port, host }: ListenAddress): Promise<Listening> {
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
      reject(listenErrorOf(error, { port, host }));
    });
  });
}
