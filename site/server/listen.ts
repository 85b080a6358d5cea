import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export type Listening = { readonly url: string; close(): Promise<void> };

/** A port that another program holds, as a sentence for the operator. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';
  constructor(port: number) {
    super(
      `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=${port + 1} npm start.`,
    );
  }
}

/**
 * Serves an application on a port of one address.
 *
 * @throws {PortTakenError} when another program listens there
 */
export function listen(app: Hono, { port, host }: { port: number; host: string }): Promise<Listening> {
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
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error);
    });
  });
}
