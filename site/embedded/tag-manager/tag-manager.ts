import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export interface TagManagerServer {
  /** Without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** The container that `GTM_TEST` enables. */
export const TEST_TAG_MANAGER_ID = 'GTM-TEST';

/** The identifiers that the server knows: of the container, and of a data stream. */
const KNOWN_IDS: ReadonlySet<string> = new Set([TEST_TAG_MANAGER_ID, 'G-TEST']);

const SCRIPT_HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Serves a tag manager for development and tests. Its script reads the queue of events and the consent as the scripts of Google do, sets a
 * cookie, and sends each event back to this server, which stores nothing.
 *
 * @param port 0 chooses a free port
 * @param directory the folder with `tag.js` and `server-side.js`
 */
export async function startTagManagerServer({
  port,
  directory,
}: {
  readonly port: number;
  readonly directory: string;
}): Promise<TagManagerServer> {
  const [tag, serverSide] = await Promise.all(
    ['tag.js', 'server-side.js'].map((file) => readFile(join(directory, file), 'utf8')),
  );
  const app = new Hono();
  for (const path of ['/gtm.js', '/gtag/js'])
    app.get(path, (context) =>
      KNOWN_IDS.has(context.req.query('id') ?? '')
        ? context.body(tag ?? '', 200, SCRIPT_HEADERS)
        : context.text('Unknown id', 404),
    );
  app.get('/server-side.js', (context) => context.body(serverSide ?? '', 200, SCRIPT_HEADERS));
  app.post('/collect', (context) => context.body(null, 204));

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
