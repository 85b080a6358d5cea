import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import { readArguments } from '#embedded/command-arguments';
import type { BuildAssets } from '../site/server/build-assets.ts';
import { readConsentConfig } from '../site/server/consent-config.ts';
import { EnvironmentError, environmentWarnings, readEnvironment, runChecks } from '../site/server/env.ts';
import { startFormDeliveries } from '../site/server/form-deliveries.ts';
import { toListenError } from '../site/server/listen.ts';
import { loadRedirects } from '../site/server/operator-redirects.ts';
import { openOutsideSystems } from '../site/server/outside-systems.ts';
import { startSearchFills } from '../site/server/schedule-search-fills.ts';
import { loadSessionSecrets } from '../site/server/session-secrets.ts';
import { readTagManagerConfig } from '../site/server/tag-manager-config.ts';
import { createWritableFolders } from '../site/server/writable-folders.ts';

// `npm run dev`: serves the site from its sources, with hot updates in the browser and on the server.
readArguments({}, 'PORT=<port> npm run dev');
const project = join(import.meta.dirname, '..');
process.env['APP_ENV'] ||= 'development';
const environment = environmentOrStop();
for (const warning of environmentWarnings(process.env)) console.warn(warning);
const siteUrl = environment.siteUrl ?? `http://localhost:${environment.port}`;
const log = pino({ level: environment.logLevel });

const http = createHttpServer();
// Hot updates use the site's port, so two development servers can run at the same time.
const vite = await createServer({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
  plugins: [reloadForServerViews()],
});
const { ssr } = vite.environments;
if (!ssr || !isRunnableDevEnvironment(ssr))
  throw new Error('vite.config.ts: expected an environment "ssr" for server rendering, found none.');
const { runner } = ssr;

let current: typeof import('../site/server/site.ts') | undefined;
let site: import('../site/server/site.ts').SiteServer | undefined;

const [sessionSecrets, redirects] = await runChecks([
  loadSessionSecrets(environment, join(project, '.cache/session-secret')),
  loadRedirects(environment, project),
  createWritableFolders(environment),
]).catch(stop);
const systems = await openOutsideSystems(environment, {
  project,
  siteUrl,
  log,
  onChange: () => {
    void site
      ?.invalidateCaches()
      .then(() => {
        vite.ws.send({ type: 'full-reload' });
        return site?.fillSearch();
      })
      .catch((error: unknown) =>
        log.error({ err: error }, 'dev: could not reload the page after a change of the content or the shop'),
      );
  },
});

const { content, shop, search, geocoder } = systems;
const consent = readConsentConfig(environment.consent, systems.consent?.url);
const tagManager = readTagManagerConfig(environment, systems.tagManager?.url);

/** Empty, because in development Vite serves all files and scripts load the styles. */
const assets: BuildAssets = {
  buildId: 'development',
  builtAt: Date.now(),
  entry: '/site/client/entry.ts',
  stylesOf: () => [],
  scriptsOf: () => [],
};

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => void getRequestListener(respond)(request, response));
});
http.once('error', (error) => {
  console.error(toListenError(error, environment).message);
  process.exit(1);
});
http.listen(environment.port, environment.host, () => {
  const optional = [systems.payment, systems.consent, systems.tagManager].filter(
    (system) => system !== undefined,
  );
  for (const { name, kind, url } of [content, shop, search, geocoder, ...optional])
    console.log(`${name}: ${kind}, ${url}`);
  if (environment.content.hasTestControlPanel) console.log(`live preview: ${content.url}/cp`);
  console.log(`site: ${siteUrl}`);
  // The first request creates the site, which then delivers the submissions and fills the indexes.
  startFormDeliveries(() => void site?.deliverStoredSubmissions());
  void startSearchFills(async () => site?.fillSearch());
});

function environmentOrStop() {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return stop(error);
  }
}

function stop(error: unknown): never {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(1);
}

async function respond(request: Request): Promise<Response> {
  const loaded: typeof import('../site/server/site.ts') = await runner.import('/site/server/site.ts');
  if (loaded !== current || !site) {
    current = loaded;
    site = loaded.createSite({
      environment,
      siteUrl,
      contentUrl: content.url,
      shopUrl: shop.url,
      search: search.access,
      geocoderUrl: geocoder.url,
      paymentUrl: systems.payment?.url,
      consent,
      tagManager,
      cacheDirectory: `${project}/.cache`,
      sessionSecrets,
      assets,
      files: async () => undefined,
      redirects,
      log,
    });
    void site.deliverStoredSubmissions();
    void site.fillSearch();
  }
  // Vite adds its scripts to the HTML, so the response must not be compressed.
  const headers = new Headers(request.headers);
  headers.delete('accept-encoding');
  const response = await site.app.fetch(new Request(request, { headers, redirect: 'manual' }));
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await vite.transformIndexHtml(new URL(request.url).pathname, await response.text());
  const styled = html.replace(
    '</head>',
    '<script type="module" src="/.tools/dev-styles.ts" blocking="render"></script></head>',
  );
  const htmlHeaders = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const robots = response.headers.get('x-robots-tag');
  if (robots !== null) htmlHeaders.set('x-robots-tag', robots);
  for (const cookie of response.headers.getSetCookie()) htmlHeaders.append('set-cookie', cookie);
  return new Response(styled, { status: response.status, headers: htmlHeaders });
}

/** Reloads the page when a view changes, because the server renders views. Styles update in place. */
function reloadForServerViews(): Plugin {
  return {
    name: 'lantern:reload-for-server-views',
    hotUpdate({ file }) {
      if (this.environment.name !== 'client' || file.endsWith('.css.ts') || !/\.tsx?$/.test(file))
        return undefined;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
