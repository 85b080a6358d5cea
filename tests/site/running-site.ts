import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startContentServer } from '#embedded/content';
import type { BuildAssets } from '../../site/server/build-assets.ts';
import { readEnvironment } from '../../site/server/env.ts';
import { parseRedirects } from '../../site/server/redirects.ts';
import { createSite } from '../../site/server/site.ts';
import type { StaticFiles } from '../../site/server/static-files.ts';

/** A build without files, for tests of what the server says. */
const noBuild: BuildAssets = {
  buildId: 'test',
  builtAt: 0,
  entry: '/entry.js',
  stylesOf: () => [],
  scriptsOf: () => [],
};

type LogEvent = { readonly fields: object; readonly message: string };

/**
 * The site over a copy of the demo content that a test may change, with a clock that stands still.
 *
 * @param reachedAt another system to put before the content system: given its address, the address that the site asks
 * @param prepare changes the copy of the content before it is served, given its folder
 * @param files of the browser's build; none, unless a test is about them
 * @param variables of the operator's environment
 */
export async function runSite(
  reachedAt = async (contentUrl: string) => contentUrl,
  prepare: (content: string) => void = () => {},
  files: StaticFiles = async () => undefined,
  variables: Readonly<Record<string, string>> = {},
) {
  const directory = mkdtempSync(join(tmpdir(), 'lantern-'));
  cpSync('site/statamic', join(directory, 'statamic'), { recursive: true });
  prepare(join(directory, 'statamic/content'));
  const events: LogEvent[] = [];
  const note = (fields: object, message: string) => void events.push({ fields, message });
  const siteUrl = 'https://www.example.test';
  const changes: (() => void)[] = [];
  const content = await startContentServer({
    directory: join(directory, 'statamic'),
    port: 0,
    appUrl: siteUrl,
    previewTokens: ['preview-secret'],
    submissionsDirectory: join(directory, 'submissions'),
    log: () => {},
    onChange: () => {
      void site.invalidateContent().then(() => {
        for (const told of changes.splice(0)) told();
      });
    },
  });
  const site = createSite({
    environment: readEnvironment(variables),
    siteUrl,
    contentUrl: await reachedAt(content.url),
    cacheDirectory: join(directory, 'cache'),
    assets: noBuild,
    files,
    redirects: parseRedirects('- { from: /nl/oud/*, to: /nl/verhalen/*, status: 308 }'),
    log: { warn: note, error: note },
    now: () => new Date('2026-11-21T12:00:00Z'),
  });
  return {
    content,
    events,
    contentFile: (path: string) => join(directory, 'statamic/content', path),
    /** Resolves when the next change of a content file has been taken in. */
    nextChange: () => new Promise<void>((resolve) => changes.push(resolve)),
    get: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      site.app.fetch(new Request(siteUrl + path, { headers, redirect: 'manual' })),
    /** Posts a form as a browser does from a page of ours. */
    post: (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
      site.app.fetch(
        new Request(siteUrl + path, {
          method: 'POST',
          body,
          headers: { origin: siteUrl, 'sec-fetch-site': 'same-origin', ...headers },
          redirect: 'manual',
        }),
      ),
    /** Tries again what waits in the outbox. */
    deliverForms: () => site.deliverWaitingForms(),
    /** What the content system has stored of a form, as text. */
    submissions: (form: string) => {
      const folder = join(directory, 'submissions', form);
      const names = existsSync(folder) ? readdirSync(folder) : [];
      return names.map((name) => readFileSync(join(folder, name), 'utf8'));
    },
    async stop() {
      await content.close();
      rmSync(directory, { recursive: true });
    },
  };
}
