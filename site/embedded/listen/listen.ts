import { serve } from '@hono/node-server';
import type { Hono } from 'hono';

/** A running server that replaces an outside system. It runs in the process of the site, or in a separate process. */
export type EmbeddedServer = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Stops the server and closes all connections. */
  close(): Promise<void>;
};

type ListenOptions = {
  /** 0 chooses a free port. */
  readonly port: number;
  readonly host?: string | undefined;
};

/**
 * Starts the HTTP server of an application.
 *
 * @throws {Error} if the port is in use (`code: 'EADDRINUSE'`)
 */
export async function listen(
  app: Pick<Hono, 'fetch'>,
  { port, host = '127.0.0.1' }: ListenOptions,
): Promise<EmbeddedServer> {
  const server = serve({
    fetch: app.fetch,
    port,
    hostname: host,
    // Only clients close idle connections. Otherwise a client that was busy may send a request on a connection that is being closed.
    serverOptions: { keepAliveTimeout: 0 },
  });
  await new Promise<void>((ready, failed) => {
    server.once('listening', ready);
    server.once('error', failed);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
