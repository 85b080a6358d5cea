import { join } from 'node:path';
import pino from 'pino';
import { readBuildAssets } from './build-assets.ts';
import { type Environment, EnvironmentError, readEnvironment } from './env.ts';
import { listen, ListenError } from './listen.ts';
import { openRedirects } from './redirects-file.ts';
import { createSite, type SiteServer } from './site.ts';
import { readStaticFiles } from './static-files.ts';
import { openContentSystem } from './systems.ts';

/** How often what waits in the outbox of forms is tried again. */
const DELIVERY_EVERY_MS = 30_000;

/** The built site runs from `dist/server`; the project around it holds the embedded content. */
const project = join(import.meta.dirname, '../..');

try {
  await start();
} catch (error) {
  const isSaidInASentence = error instanceof EnvironmentError || error instanceof ListenError;
  console.error(isSaidInASentence ? error.message : error);
  process.exitCode = 1;
}

/** Starts the site and the embedded servers it needs, says where everything is, and stops it all on Ctrl-C. */
async function start() {
  const environment = readEnvironment(process.env);
  const { port, host } = environment;
  const siteUrl = environment.siteUrl ?? `http://localhost:${port}`;
  const log = pino({ level: environment.logLevel });
  reportOtherBaseUrl(environment, siteUrl);
  const browserBuild = join(project, 'dist/client');

  const assets = await readBuildAssets(browserBuild);
  const files = await readStaticFiles(browserBuild);
  const redirects = await openRedirects(environment, project);

  let site: SiteServer | undefined;
  const content = await openContentSystem(environment, {
    directory: join(project, 'site'),
    siteUrl,
    log,
    onContentChange: () => void site?.invalidateContent(),
  });
  site = createSite({
    environment,
    siteUrl,
    contentUrl: content.url,
    cacheDirectory: join(project, '.cache'),
    assets,
    files,
    redirects,
    log,
  });
  const delivering = site;
  void delivering.deliverWaitingForms();
  setInterval(() => void delivering.deliverWaitingForms(), DELIVERY_EVERY_MS).unref();
  const server = await listen(site.app, { port, host }).catch(async (error: unknown) => {
    await content.close();
    throw error;
  });

  console.log(`${content.name}: ${content.kind}, ${content.url}`);
  console.log(`site: ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(
      signal,
      () => void Promise.all([server.close(), content.close()]).then(() => process.exit(0)),
    );
  }
}

/** Translations that are said to be somewhere else than the site is (specification §8). */
function reportOtherBaseUrl({ i18nBaseUrl }: Environment, siteUrl: string) {
  if (i18nBaseUrl === undefined || i18nBaseUrl === siteUrl) return;
  console.error(
    `I18N_BASE_URL is "${i18nBaseUrl}", but the site's address is "${siteUrl}": they must be the same.`,
  );
}
