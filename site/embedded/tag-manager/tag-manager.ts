import { Hono } from 'hono';
import { type EmbeddedServer, listen } from '#embedded/listen';
import { loadScriptHandler } from '#embedded/scripts';

/** The container that `GTM_TEST` enables. */
export const TEST_TAG_MANAGER_ID = 'GTM-TEST';

/** The identifiers that the server knows: of the container, and of a data stream. */
const KNOWN_IDS: ReadonlySet<string> = new Set([TEST_TAG_MANAGER_ID, 'G-TEST']);

/**
 * Serves a tag manager for development and tests. Its script reads the queue of events and the consent like Google's scripts, sets a cookie,
 * and sends each event to this server, which stores nothing.
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
}): Promise<EmbeddedServer> {
  const tag = await loadScriptHandler(directory, 'tag.js');
  const serverSide = await loadScriptHandler(directory, 'server-side.js');
  const app = new Hono();
  for (const path of ['/gtm.js', '/gtag/js'])
    app.get(path, (context) =>
      KNOWN_IDS.has(context.req.query('id') ?? '') ? tag(context) : context.text('Unknown id', 404),
    );
  app.get('/server-side.js', serverSide);
  app.post('/collect', (context) => context.body(null, 204));

  return listen(app, { port });
}
