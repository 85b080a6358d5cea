import { readdir, readFile as readBytes, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonValue } from './json-value.ts';
import { kindOf, type ParseFile, readFile } from './read-file.ts';
import { UnreadableFileError } from './read-yaml.ts';

/** One file of the project. `path` is relative with `/`, `modified` is in milliseconds, `size` in bytes. The content of assets is null. */
export interface ProjectFile {
  path: string;
  modified: number;
  size: number;
  content: JsonValue;
}

/** A problem in a project file that an editor should correct; `line` is 1-based. */
export interface FileProblem {
  path: string;
  line: number;
  message: string;
}

export type ReportFileProblem = (problem: FileProblem) => void;

const TOP_FOLDERS = ['content', 'resources', 'users', 'config', 'public', 'storage/app'];
const MAX_PARALLEL_READS = 64;

/**
 * Reads every project file that the server needs. Unreadable files are reported and skipped.
 *
 * @param assetFolders folders of disks, relative to the project
 * @param parse parses the text of a file
 */
export async function readFolder(
  directory: string,
  report: ReportFileProblem,
  assetFolders: readonly string[] = [],
  parse: ParseFile = readFile,
): Promise<Map<string, ProjectFile>> {
  const folders = [...TOP_FOLDERS, ...assetFolders];
  const found = await Promise.all(
    folders.map((folder) => pathsUnder(directory, folder, report, assetFolders)),
  );
  const paths = [...new Set(found.flat())];
  const files = new Map<string, ProjectFile>();
  for (let start = 0; start < paths.length; start += MAX_PARALLEL_READS) {
    const batch = paths.slice(start, start + MAX_PARALLEL_READS);
    for (const file of await Promise.all(
      batch.map((path) => readProjectFile(directory, path, report, assetFolders, parse)),
    )) {
      if (file && file !== 'unreadable') files.set(file.path, file);
    }
  }
  return files;
}

/** Reads one file. Returns `null` if it is missing or not needed, and `unreadable` after it was reported as a problem. */
export async function readProjectFile(
  directory: string,
  path: string,
  report: ReportFileProblem,
  assetFolders: readonly string[] = [],
  parse: ParseFile = readFile,
): Promise<ProjectFile | 'unreadable' | null> {
  const kind = kindOf(path, assetFolders);
  if (!kind) return null;
  try {
    const stats = await stat(join(directory, path));
    if (!stats.isFile()) return null;
    const content = kind === 'asset' ? null : parse(kind, await readBytes(join(directory, path), 'utf8'));
    return { path, modified: stats.mtimeMs, size: stats.size, content };
  } catch (error) {
    if (isMissing(error)) return null;
    const line = error instanceof UnreadableFileError ? error.line : 1;
    report({ path, line, message: messageOf(error) });
    return 'unreadable';
  }
}

/** Returns whether a file or folder does not exist, as opposed to one without permission or with a faulty disk. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns the paths of the files in a folder. If the folder or one of its subfolders cannot be read, reports it and returns none. */
async function pathsUnder(
  directory: string,
  folder: string,
  report: ReportFileProblem,
  assetFolders: readonly string[],
): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const found = await readdir(join(directory, folder), options).catch((error: unknown) => {
    if (!isMissing(error))
      report({ path: folder, line: 1, message: `No file of the folder is served: ${messageOf(error)}` });
    return [];
  });
  return found
    .filter((item) => !item.isDirectory())
    .map((item) => join(item.parentPath, item.name).slice(join(directory, '/').length).replaceAll('\\', '/'))
    .filter((path) => kindOf(path, assetFolders) !== null)
    .sort();
}
