import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pino from 'pino';
import { readBuildAssets } from './build-assets.ts';
import { configurationProblems } from './configuration-problems.ts';
import { readConsentConfig } from './consent-config.ts';
import {
  type Environment,
  EnvironmentError,
  environmentWarnings,
  readEnvironment,
  runChecks,
} from './env.ts';
import { startFormDeliveries } from './form-deliveries.ts';
import { listen, ListenError, type RunningServer } from './listen.ts';
import { loadRedirects } from './operator-redirects.ts';
import { openOutsideSystems, type OutsideSystems } from './outside-systems.ts';
import { responseHeaders } from './response-headers.ts';
import { startSearchFills } from './schedule-search-fills.ts';
import { loadSessionSecrets } from './session-secrets.ts';
import { createSite, type SiteServer } from './site.ts';
import { readStaticFiles } from './static-files.ts';
import { readTagManagerConfig } from './tag-manager-config.ts';
import { createWritableFolders } from './writable-folders.ts';

/** How long a stopping server waits for running requests. Longer than the 20 seconds in which the shop must place an order. */
const MAX_STOP_MS = 25_000;
/** How long the start waits for the path indexes of the shop. A page waits equally long for the shop. */
const MAX_PATH_INDEXES_WAIT_MS = 5_000;

type BackgroundWork = { readonly signal: AbortSignal; readonly log: pino.Logger };

/** The project's folder, which contains the embedded content and catalogue. This file runs from `dist/server`. */
const project = join(import.meta.dirname, '../..');

try {
  await start();
} catch (error) {
  const isOperatorError = error instanceof EnvironmentError || error instanceof ListenError;
  console.error(isOperatorError ? error.message : error);
  process.exitCode = 1;
}

/**
 * Starts the site and the embedded servers it needs, and prints their URLs. After SIGINT or SIGTERM it accepts no new
 * connections, completes running requests and stops. The same signal a second time stops it at once.
 */
async function start() {
  const environment = readEnvironment(process.env);
  const { port, host } = environment;
  const siteUrl = environment.siteUrl ?? `http://localhost:${port}`;
  const log = pino({ level: environment.logLevel });
  for (const warning of environmentWarnings(process.env)) console.warn(warning);
  for (const problem of configurationProblems(environment, siteUrl)) console.error(problem);
  const browserBuild = join(project, 'dist/client');
  const [sessionSecrets, redirects] = await runChecks([
    loadSessionSecrets(environment, join(project, '.cache/session-secret')),
    loadRedirects(environment, project),
    createWritableFolders(environment),
  ]);

  const assets = await readBuildAssets(browserBuild);
  const files = await readStaticFiles(browserBuild);

  let site: SiteServer | undefined;
  const systems = await openOutsideSystems(environment, {
    project,
    siteUrl,
    log,
    onChange: () => void site?.applyDataChange(),
  });
  const stop = new AbortController();
  try {
    site = createSite({
      environment,
      siteUrl,
      contentUrl: systems.content.url,
      shopUrl: systems.shop.url,
      search: systems.search.access,
      geocoderUrl: systems.geocoder.url,
      paymentUrl: systems.payment?.url,
      consent: readConsentConfig(environment.consent, systems.consent?.url),
      tagManager: readTagManagerConfig(environment, systems.tagManager?.url),
      cacheDirectory: join(project, '.cache'),
      sessionSecrets,
      assets,
      files,
      redirects,
      log,
    });
    // Without the path indexes, the first pages could not link to their other locales. The time limit is for a slow shop.
    await Promise.race([
      site.warmUpPathIndexes(stop.signal),
      setTimeout(MAX_PATH_INDEXES_WAIT_MS, undefined, { ref: false }),
    ]);
    const server = await listen(site.app, {
      port,
      host,
      headers: responseHeaders(siteUrl, environment.stage !== 'staging'),
      onError: (error) => log.error({ err: error }, 'server: could not respond to a request'),
    });
    printAddresses(environment, systems, server);
    startBackgroundWork(environment, site, { signal: stop.signal, log });
    stopOnSignal(server, systems, stop);
  } catch (error) {
    stop.abort();
    await systems.close();
    throw error;
  }
}

function printAddresses({ content }: Environment, systems: OutsideSystems, { url }: RunningServer) {
  const { payment, consent, tagManager } = systems;
  const all = [systems.content, systems.shop, systems.search, systems.geocoder, payment, consent, tagManager];
  for (const system of all) if (system) console.log(`${system.name}: ${system.kind}, ${system.url}`);
  if (content.hasTestControlPanel) console.log(`live preview: ${systems.content.url}/cp`);
  console.log(`site: ${url}`);
}

/** Starts the work that no request waits for: deliveries of the form outbox, the indexes of the embedded search, and pictures. */
function startBackgroundWork(
  { warmUpImages }: Environment,
  site: SiteServer,
  { signal, log }: BackgroundWork,
) {
  startFormDeliveries(() => {
    site.deliverStoredSubmissions().catch((error: unknown) => {
      log.error({ err: error }, 'forms: could not deliver the submissions in the outbox');
    });
  });
  void startSearchFills(() => site.fillSearch(undefined, signal), signal);
  if (warmUpImages) void warmUpPictures(site, { signal, log });
}

function stopOnSignal(server: RunningServer, systems: OutsideSystems, stop: AbortController) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stop.abort();
      // The running requests may need the embedded systems.
      void server
        .close(MAX_STOP_MS)
        .then(() => systems.close())
        .then(() => process.exit(0));
    });
  }
}

async function warmUpPictures(site: SiteServer, { signal, log }: BackgroundWork) {
  try {
    log.info(await site.warmUpPictures(signal), 'images: rendered the pictures of the main pages');
  } catch (error) {
    log.error({ err: error }, 'images: could not render the pictures of the main pages');
  }
}
