import { readdir, readFile as readBytes, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonValue } from './json-value.ts';
import { kindOf, readFile } from './read-file.ts';
import { UnreadableFileError } from './read-yaml.ts';

/** One file of the project. `path` is relative with `/`; `modified` in milliseconds; `size` in bytes; assets have no content. */
export interface ProjectFile {
  path: string;
  modified: number;
  size: number;
  content: JsonValue;
}

/** Something in the folder that an editor should mend; `line` is 1-based. */
export interface FileProblem {
  path: string;
  line: number;
  message: string;
}

export type ReportProblem = (problem: FileProblem) => void;

const TOP_FOLDERS = ['content', 'resources', 'users', 'config', 'public', 'storage/app'];
const READ_AT_ONCE = 64;

/** Every file of the project that the server serves from; files it cannot read are reported and left out. */
export async function readFolder(
  directory: string,
  report: ReportProblem,
): Promise<Map<string, ProjectFile>> {
  const paths = (await Promise.all(TOP_FOLDERS.map((top) => pathsUnder(directory, top)))).flat();
  const files = new Map<string, ProjectFile>();
  for (let start = 0; start < paths.length; start += READ_AT_ONCE) {
    const batch = paths.slice(start, start + READ_AT_ONCE);
    for (const file of await Promise.all(batch.map((path) => readProjectFile(directory, path, report)))) {
      if (file && file !== 'unreadable') files.set(file.path, file);
    }
  }
  return files;
}

/** One file as it is now: `null` when it is gone or none of ours, `unreadable` when it was reported as broken. */
export async function readProjectFile(
  directory: string,
  path: string,
  report: ReportProblem,
): Promise<ProjectFile | 'unreadable' | null> {
  const kind = kindOf(path);
  if (!kind) return null;
  try {
    const stats = await stat(join(directory, path));
    if (!stats.isFile()) return null;
    const content = kind === 'asset' ? null : readFile(kind, await readBytes(join(directory, path), 'utf8'));
    return { path, modified: stats.mtimeMs, size: stats.size, content };
  } catch (error) {
    if (error instanceof UnreadableFileError) {
      report({ path, line: error.line, message: error.message });
      return 'unreadable';
    }
    return null;
  }
}

async function pathsUnder(directory: string, folder: string): Promise<string[]> {
  const found = await readdir(join(directory, folder), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return found
    .filter((item) => !item.isDirectory())
    .map((item) => join(item.parentPath, item.name).slice(join(directory, '/').length).replaceAll('\\', '/'))
    .filter((path) => kindOf(path) !== null)
    .sort();
}
