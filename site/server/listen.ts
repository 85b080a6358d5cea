import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

export type Listening = { readonly url: string; close(): Promise<void> };

/** Serves an application on a port. A taken port is an `Error` whose message is a sentence for the operator. */
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
      reject(error.code === 'EADDRINUSE' ? new Error(takenPort(port)) : error);
    });
  });
}

function takenPort(port: number) {
  return `Port ${port} is taken by another program. Set PORT to a free one, for example PORT=${port + 1} npm start.`;
}
