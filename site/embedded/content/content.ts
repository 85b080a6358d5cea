import { resolve } from 'node:path';
import { type EmbeddedServer, listen } from '#embedded/listen';
import type { ParseFile } from './files/read-file.ts';
import { readFolder } from './files/read-folder.ts';
import type { FileProblem, ProjectFile } from './files/read-folder.ts';
import { watchFolder } from './files/watch-folder.ts';
import { SETTINGS_FILE } from './project/api-settings.ts';
import { readAssetFolders } from './project/asset-folders.ts';
import { createRedirectWriter } from './redirect-writer.ts';
import { createApiContext } from './routes/api-context.ts';
import { createApp } from './routes/app.ts';
import { readPanelFiles } from './routes/panel.ts';

export { loadProject } from './load-project.ts';
export type { LoadedProject } from './load-project.ts';
export { readFile } from './files/read-file.ts';
export type { ParseFile } from './files/read-file.ts';
export type { FileProblem } from './files/read-folder.ts';
export { isMap, toList, toMap, toText, toTexts } from './files/json-value.ts';
export type { JsonValue, JsonObject } from './files/json-value.ts';
export type { BlueprintField } from './project/blueprint.ts';
export { metaFileOf } from './project/assets.ts';
export { chooseBlueprint } from './project/collections.ts';
export type { ProjectEntry } from './project/model.ts';
export type { Project } from './project/project.ts';
export { containerFor, taxonomiesFor } from './shape/fields/relations.ts';

export interface ContentServerOptions {
  /** A Statamic project: the folder with `content/`, `resources/` and `public/assets/`. */
  directory: string;
  /** 0 chooses a free port. */
  port: number;
  host?: string;
  /** Replaces `{{ config:app:url }}` in `sites.yaml`: the URL of the site. */
  appUrl: string;
  /** Secrets that grant access to drafts by id or URI (contract §8). */
  previewTokens?: readonly string[];
  /** Folder of the scripts and styles of the panel, the page at `/cp` that edits entries in a live preview. Default: no panel. */
  panelDirectory?: string | undefined;
  /** Folder for form submissions; each form gets a subfolder. */
  submissionsDirectory: string;
  /** If set, requests need `Authorization: Bearer …`. Overrides `auth_token` of the project. */
  bearerToken?: string;
  /** The clock (a date, or Unix milliseconds). Statuses of dated entries depend on it. */
  now?: () => Date | number;
  log?: (line: string) => void;
  /** Parses the files that are read at the start, without `files`. With a function that caches, several servers share the parsed files. */
  parse?: ParseFile;
  /** The files of the folder if the caller has read them already. Default: the server reads them. */
  files?: ReadonlyMap<string, ProjectFile> | undefined;
  /** Handle of the collection that gets a redirect when the address of an entry changes. Default: no redirects are written. */
  redirects?: string;
  /** Whether the server detects files that other programs change. Default: true. */
  isWatched?: boolean;
  /** Called after files have changed and the new state is served. */
  onChange?: () => void;
}

/**
 * Serves a Statamic project folder with the REST protocol of Statamic's content API and reloads changed files. Unreadable files are logged
 * as `path:line: reason`; all others are served.
 *
 * @throws {Error} if the port is in use (`code: 'EADDRINUSE'`), or if the sites or the settings of the API are invalid
 */
export async function startContentServer(options: ContentServerOptions): Promise<EmbeddedServer> {
  const { port, host, log = console.log } = options;
  const directory = resolve(options.directory);
  const report = ({ path, line, message }: FileProblem): void => log(`${path}:${line}: ${message}`);
  const now = (): number => new Date(options.now?.() ?? Date.now()).getTime();
  const assetFolders = await readAssetFolders(directory);
  const unreadablePaths = new Set<string>();
  const reportUnreadable = (problem: FileProblem): void => {
    unreadablePaths.add(problem.path);
    report(problem);
  };
  const files = options.files
    ? new Map(options.files)
    : await readFolder(directory, reportUnreadable, assetFolders, options.parse);
  // Without its settings, the server would open resources that they close.
  const unreadableSettings = [SETTINGS_FILE, 'config/statamic', 'config'].find((path) =>
    unreadablePaths.has(path),
  );
  if (unreadableSettings !== undefined)
    throw new Error(
      `${unreadableSettings}: the settings of the API cannot be read. Correct the permissions.`,
    );

  let url = '';
  const apiContext = createApiContext(files, {
    directory,
    assetFolders,
    appUrl: options.appUrl.replace(/\/$/, ''),
    previewTokens: options.previewTokens ?? [],
    panel: options.panelDirectory === undefined ? undefined : await readPanelFiles(options.panelDirectory),
    submissionsDirectory: resolve(options.submissionsDirectory),
    bearerToken: options.bearerToken,
    now,
    log,
    report,
    serverUrl: () => url,
    onChange: options.onChange,
  });
  const server = await listen(createApp(apiContext), { port, host });
  url = server.url;
  const redirects =
    options.redirects === undefined
      ? undefined
      : createRedirectWriter(apiContext.state().project, {
          directory,
          collection: options.redirects,
          now,
          log,
          addFiles: apiContext.addFiles,
        });
  const onChange = (): void => {
    apiContext.refresh();
    redirects?.update(apiContext.state().project);
  };
  const watcher =
    options.isWatched === false
      ? undefined
      : watchFolder(directory, files, report, onChange, assetFolders, unreadablePaths);

  return {
    url,
    async close() {
      await watcher?.close();
      await redirects?.close();
      await server.close();
    },
  };
}
