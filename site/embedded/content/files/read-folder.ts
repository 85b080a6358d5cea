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
  const found = await Promise.all(folders.map((folder) => pathsUnder(directory, folder, report)));
  const paths = [...new Set(found.flat())].filter((path) => kindOf(path, assetFolders) !== null).sort();
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
    if (error instanceof UnreadableFileError)
      report({
        path,
        line: error.line,
        message: `The file has a syntax error: ${error.message}`,
      });
    else report({ path, line: 1, message: `The file cannot be read: ${messageOf(error)}` });
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

/** Returns the paths of the files in a folder and its subfolders, relative to the project. A folder that cannot be read is reported. */
async function pathsUnder(directory: string, folder: string, report: ReportFileProblem): Promise<string[]> {
  const items = await readdir(join(directory, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (!isMissing(error))
      report({ path: folder, line: 1, message: `The folder cannot be read: ${messageOf(error)}` });
    return [];
  });
  const paths = items.map(async (item) => {
    const path = `${folder}/${item.name}`;
    return item.isDirectory() ? pathsUnder(directory, path, report) : [path];
  });
  return (await Promise.all(paths)).flat();
}
