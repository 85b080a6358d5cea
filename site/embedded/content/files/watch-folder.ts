import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { kindOf } from './read-file.ts';
import { readProjectFile } from './read-folder.ts';
import type { ProjectFile, ReportFileProblem } from './read-folder.ts';

const DEBOUNCE_MS = 40;
/** The file system has a coarser clock than `Date.now()`, so a modification time can be some milliseconds too early. */
const CLOCK_TOLERANCE_MS = 20;

/**
 * Updates `files` when the folder changes and calls `onChange` after each batch of changes. A file that becomes unreadable keeps its last
 * valid version. The first scan compares modification times, so a change made during the initial read is not lost.
 *
 * @param unreadablePaths files that the initial read reported
 */
export function watchFolder(
  directory: string,
  files: Map<string, ProjectFile>,
  report: ReportFileProblem,
  onChange: () => void,
  assetFolders: readonly string[] = [],
  unreadablePaths: ReadonlySet<string> = new Set(),
): { close(): Promise<void> } {
  const changedPaths = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isClosed = false;

  const scheduleUpdate = (path: string): void => {
    changedPaths.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(update).catch((error: unknown) => {
        report({ path: '.', line: 1, message: `The last change is not served: ${String(error)}` });
      });
    }, DEBOUNCE_MS);
  };
  const update = async (): Promise<void> => {
    const paths = [...changedPaths];
    changedPaths.clear();
    const read = await Promise.all(
      paths.map((path) => readProjectFile(directory, path, report, assetFolders)),
    );
    let hasChanges = false;
    for (const [index, path] of paths.entries()) {
      const file = read[index];
      if (file === 'unreadable' || isKnownAsset(file, files)) continue;
      if (file) files.set(path, file);
      if (file || files.delete(path)) hasChanges = true;
    }
    if (hasChanges && !isClosed) onChange();
  };

  const pathOf = (full: string): string => relative(directory, full).split(sep).join('/');
  const openedAt = Date.now();
  const seen = new Set<string>();
  let isFirstScanComplete = false;
  const watcher = watch(directory, {
    ignored: (full) => isIgnored(pathOf(full), assetFolders),
    followSymlinks: true,
  });
  watcher.on('all', (event, full, stats) => {
    const path = pathOf(full);
    if (event === 'addDir' || event === 'unlinkDir' || !kindOf(path, assetFolders)) return;
    if (!isFirstScanComplete) seen.add(path);
    // The first scan emits an event for every file. Unchanged files and files already reported as unreadable are skipped.
    if (
      !isFirstScanComplete &&
      event === 'add' &&
      stats &&
      stats.mtimeMs === (files.get(path)?.modified ?? stats.mtimeMs)
    ) {
      const isReported = unreadablePaths.has(path) && stats.mtimeMs < openedAt - CLOCK_TOLERANCE_MS;
      if (files.has(path) || isReported) return;
    }
    scheduleUpdate(path);
  });
  // The system limits the number of watched files. Above the limit, content is still served but changes are not detected.
  watcher.on('error', (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    report({ path: '.', line: 1, message: `File changes may not be detected: ${reason}` });
  });
  watcher.on('ready', () => {
    isFirstScanComplete = true;
    // A file that was removed before the first scan reached it causes no event.
    for (const path of files.keys()) if (!seen.has(path)) scheduleUpdate(path);
    seen.clear();
  });
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await watcher.close();
      await running;
    },
  };
}

/** Returns whether the file is an asset that `files` already contains in this version, such as an upload that a route has added. */
function isKnownAsset(file: ProjectFile | null | undefined, files: Map<string, ProjectFile>): boolean {
  const known = files.get(file?.path ?? '');
  return (
    file?.content === null &&
    known?.content === null &&
    known.size === file.size &&
    known.modified === file.modified
  );
}

/** Returns whether a path belongs to the code or the data of a Statamic installation, such as `vendor`, and not to its content. */
function isIgnored(path: string, assetFolders: readonly string[]): boolean {
  if (assetFolders.some((folder) => `${path}/`.startsWith(`${folder}/`) || folder.startsWith(`${path}/`))) {
    return false;
  }
  const [top = ''] = path.split('/');
  return (
    (top !== '' && !['content', 'resources', 'users', 'config', 'public', 'storage'].includes(top)) ||
    /^(?:storage\/(?!app(?:\/|$))|public\/(?:vendor|build)(?:\/|$)|resources\/(?:js|css|views|lang)(?:\/|$))/.test(
      path,
    )
  );
}
