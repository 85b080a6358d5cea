import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export interface ConsentServer {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** The only id that the server knows. */
export const TEST_CONSENT_ID = '00000000-0000-0000-0000-000000000000';

const SCRIPT_HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Serves a consent provider with the scripts and the browser interface of Cookiebot, for development and tests. Decisions stay in a cookie
 * of the site, and the server receives none.
 *
 * @param port 0 chooses a free port
 * @param directory the folder with `uc.js` (banner) and `cd.js` (declaration)
 */
export async function startConsentServer({
  port,
  directory,
}: {
  readonly port: number;
  readonly directory: string;
}): Promise<ConsentServer> {
  const [banner, declaration] = await Promise.all(
    ['uc.js', 'cd.js'].map((file) => readFile(join(directory, file), 'utf8')),
  );
  const app = new Hono();
  app.get('/uc.js', (context) =>
    context.req.query('cbid') === TEST_CONSENT_ID
      ? context.body(banner ?? '', 200, SCRIPT_HEADERS)
      : context.text('Unknown id', 404),
  );
  app.get(`/${TEST_CONSENT_ID}/cd.js`, (context) => context.body(declaration ?? '', 200, SCRIPT_HEADERS));

  const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' });
  await new Promise<void>((ready, failed) => {
    server.once('listening', ready);
    server.once('error', failed);
  });
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}
