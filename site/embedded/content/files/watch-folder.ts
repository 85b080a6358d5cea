import { relative, sep } from 'node:path';
import { watch } from 'chokidar';
import { kindOf } from './read-file.ts';
import { readProjectFile } from './read-folder.ts';
import type { ProjectFile, ReportProblem } from './read-folder.ts';

const SETTLE_MS = 40;

/**
 * Keeps `files` as the folder is and calls `onChange` after each batch of changes. A file that breaks keeps its last good
 * version. The first scan compares times too, so a change made while the folder was being read is not lost.
 */
export function watchFolder(
  directory: string,
  files: Map<string, ProjectFile>,
  report: ReportProblem,
  onChange: () => void,
): { close(): Promise<void> } {
  const touched = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let closed = false;

  const note = (path: string): void => {
    touched.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(apply);
    }, SETTLE_MS);
  };
  const apply = async (): Promise<void> => {
    const paths = [...touched];
    touched.clear();
    const read = await Promise.all(paths.map((path) => readProjectFile(directory, path, report)));
    let changed = false;
    for (const [index, path] of paths.entries()) {
      const file = read[index];
      if (file === 'unreadable') continue;
      changed = (file ? Boolean(files.set(path, file)) : files.delete(path)) || changed;
    }
    if (changed && !closed) onChange();
  };

  const pathOf = (full: string): string => relative(directory, full).split(sep).join('/');
  const openedAt = Date.now();
  const seen = new Set<string>();
  let scanned = false;
  const watcher = watch(directory, { ignored: (full) => isElsewhere(pathOf(full)), followSymlinks: true });
  watcher.on('all', (event, full, stats) => {
    const path = pathOf(full);
    if (event === 'addDir' || event === 'unlinkDir' || !kindOf(path)) return;
    if (!scanned) seen.add(path);
    // The first scan names every file: one we hold, or one that was already reported as broken, is no change.
    if (
      !scanned &&
      event === 'add' &&
      stats &&
      stats.mtimeMs === (files.get(path)?.modified ?? stats.mtimeMs)
    ) {
      if (files.has(path) || stats.mtimeMs < openedAt) return;
    }
    note(path);
  });
  // Too many files for the system's watches, for one: the content stays served, only changes are not seen.
  watcher.on('error', (error) => {
    const reason = error instanceof Error ? error.message : String(error);
    report({ path: '.', line: 1, message: `Changes may not be seen: ${reason}` });
  });
  watcher.on('ready', () => {
    scanned = true;
    // A file that went before the first scan reached it is never told as removed.
    for (const path of files.keys()) if (!seen.has(path)) note(path);
    seen.clear();
  });
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await watcher.close();
      await running;
    },
  };
}

/** Folders of a whole installation that never hold content, and may be huge. */
function isElsewhere(path: string): boolean {
  const [top = ''] = path.split('/');
  return (
    (top !== '' && !['content', 'resources', 'users', 'config', 'public', 'storage'].includes(top)) ||
    /^(?:storage\/(?!app(?:\/|$))|public\/(?:vendor|build)(?:\/|$)|resources\/(?:js|css|views|lang)(?:\/|$))/.test(
      path,
    )
  );
}
