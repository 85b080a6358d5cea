import { Hono } from 'hono';
import { type EmbeddedServer, listen } from '#embedded/listen';
import { loadScriptHandler } from '#embedded/scripts';

/** The only id that the server knows. */
export const TEST_CONSENT_ID = '00000000-0000-0000-0000-000000000000';

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
}): Promise<EmbeddedServer> {
  const banner = await loadScriptHandler(directory, 'uc.js');
  const declaration = await loadScriptHandler(directory, 'cd.js');
  const app = new Hono();
  app.get('/uc.js', (context) =>
    context.req.query('cbid') === TEST_CONSENT_ID ? banner(context) : context.text('Unknown id', 404),
  );
  app.get(`/${TEST_CONSENT_ID}/cd.js`, declaration);

  return listen(app, { port });
}
